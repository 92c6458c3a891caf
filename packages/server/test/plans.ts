// How SQLite looks for what statements ask for: it says so beforehand, whatever there is.

import { CompiledQuery, type KyselyPlugin } from 'kysely'
import type { Db } from '../src/store/schema.ts'

/** The same database; and the plans of all that is asked there, parts of statements too. */
export function explained(db: Db): { readonly db: Db; readonly plans: () => Promise<string[]> } {
  const asked: CompiledQuery[] = []
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      asked.push(db.getExecutor().compileQuery(node, queryId))
      return node
    },
    transformResult: async ({ result }) => result,
  }
  return {
    db: db.withPlugin(plugin),
    async plans() {
      const plans: string[] = []
      for (const { sql, parameters } of asked) {
        const explain = CompiledQuery.raw(`explain query plan ${sql}`, [...parameters])
        const { rows } = await db.executeQuery<{ detail: string }>(explain)
        plans.push(rows.map(({ detail }) => detail).join('\n'))
      }
      return plans
    },
  }
}
