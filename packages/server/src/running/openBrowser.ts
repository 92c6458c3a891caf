// Showing an address in the browser, where there is a desktop.

import { spawn } from 'node:child_process'

export function openBrowser(address: string): void {
  const command = commandFor(process.platform, process.env)
  if (command === null) return
  const [program = '', ...args] = command
  const child = spawn(program, [...args, address], { stdio: 'ignore', detached: true })
  // The address is printed anyway.
  child.on('error', () => {})
  child.unref()
}

/** Null where nobody would see a window. */
export function commandFor(platform: string, environment: NodeJS.ProcessEnv): string[] | null {
  if (environment.CI) return null
  if (platform === 'darwin') return ['open']
  // What stands first in quotes would be the title of a window.
  if (platform === 'win32') return ['cmd', '/c', 'start', '""']
  return environment.DISPLAY || environment.WAYLAND_DISPLAY ? ['xdg-open'] : null
}
