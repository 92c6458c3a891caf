#!/usr/bin/env node
// Starts the server's program in the repository.

import { launch } from '../../../tools/launch.mjs'

await launch(new URL('../src/main.ts', import.meta.url))
