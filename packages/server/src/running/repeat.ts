// Work that comes again and again.

/** Never two at a time: while one is under way, no other waits. The answer stops it, and waits for that one. */
export function repeat(
  ms: number,
  task: () => Promise<unknown>,
  onFault: (error: unknown) => void,
): () => Promise<void> {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= task()
      .then(() => {}, onFault)
      .finally(() => {
        running = null
      })
  }, ms)
  return async () => {
    clearInterval(timer)
    await running
  }
}
