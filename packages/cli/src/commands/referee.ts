// The command "referee": answers requests in JSON, one a line, for cross-checks and bug reports.

import { once } from 'node:events'
import { linesOf } from '@ironbridge/players'
import { type Command, readOptions } from '../command.ts'
import { answer, LONGEST_LINE, tooLong } from '../referee/answer.ts'
import { requestsHelp } from '../referee/requests.ts'

const usage = `Usage: ironbridge referee

Reads requests from the standard input, one JSON object a line, and answers each with one line, in order:
{"id":…,"ok":true,…} or {"id":…,"ok":false,"error":{"kind":…,"message":…}}. "id" is given back as it came.
Kinds of error: json, request, position, move, refusal, internal.

${requestsHelp.map(({ request, answers }) => `  ${request}\n      ${answers}`).join('\n')}

A position is a text or an object as in NOTATION.md; answers that carry one give both ("position", "object").
`

export const referee: Command = {
  name: 'referee',
  summary: 'answer questions about positions and moves, as JSON lines',
  usage,
  async run(args) {
    readOptions(args, {})
    for await (const line of linesOf(process.stdin, LONGEST_LINE)) {
      const text = line === null ? tooLong() : answer(line)
      if (!process.stdout.write(`${text}\n`)) await once(process.stdout, 'drain')
    }
    return 0
  },
}
