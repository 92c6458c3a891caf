// What cannot be done as asked, in one sentence for whoever asked.

/** A name that nobody has, a program that does not start, a file that cannot be written: no bug, so the sentence is enough. */
export class Complaint extends Error {}

/** What the system says, in words. */
export function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException
  const words: Record<string, string> = {
    ENOENT: 'there is no such file or folder',
    EISDIR: 'it is a folder',
    ENOTDIR: 'a part of the path is no folder',
    EACCES: 'permission is missing',
    EEXIST: 'it exists and is no folder',
  }
  return words[code ?? ''] ?? message
}
