// Routes for whoever runs a server or writes a client: is it alive, can it work, how does it do, what can be asked.

import { z } from 'zod'
import type { RouteTable } from './route.ts'

const fine = z.object({ ok: z.literal(true) })

export const runningRoutes = {
  'GET /healthz': {
    summary: 'The process is alive',
    access: 'anyone',
    answer: fine,
  },
  'GET /readyz': {
    summary: 'The database answers, and takes what it is given',
    access: 'anyone',
    answer: fine,
  },
  'GET /metrics': {
    summary: 'Metrics for Prometheus',
    access: 'anyone',
    type: 'text/plain; version=0.0.4; charset=utf-8',
    answer: z.string(),
  },
  'GET /api/openapi.json': {
    summary: 'This description, as OpenAPI 3.1',
    access: 'anyone',
    answer: z.custom<object>((value) => typeof value === 'object'),
  },
  'GET /api': {
    summary: 'This description, as a page',
    access: 'anyone',
    type: 'text/html; charset=utf-8',
    answer: z.string(),
  },
} as const satisfies RouteTable
