#!/usr/bin/env node
// Starts the terminal program in the repository. What is built for others starts without this.

import { launch } from '../../../tools/launch.mjs'

await launch(new URL('../src/main.ts', import.meta.url))
