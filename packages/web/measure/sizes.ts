// Prints how much the page loads, as JSON.

import { builtPage } from '../serve/build.ts'
import { firstLoadOf } from './firstLoad.ts'

console.log(JSON.stringify(firstLoadOf(await builtPage()), null, 2))
