// Programs that whoever made the table may seat there.

import type { OwnProgram } from '@ironbridge/protocol'
import { useEffect, useState } from 'react'
import { call } from '../../sources/api.ts'

/** Asked for once they are wanted. */
export function useOwnPrograms(isWanted: boolean): readonly OwnProgram[] {
  const [programs, setPrograms] = useState<readonly OwnProgram[]>([])
  useEffect(() => {
    if (isWanted) void call('GET /api/me/programs').then(({ value }) => setPrograms(value ?? []))
  }, [isWanted])
  return programs
}
