// Parts of the page that the first look does not need: loaded when they are shown, or before, once there is nothing else to do.

import { type ComponentType, lazy, useState } from 'react'

const ahead: (() => Promise<unknown>)[] = []
/** Nothing is loaded ahead before the page stands. */
let isBusy = true

export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  const keep = async (): Promise<ComponentType<Props>> => {
    loaded ??= await load()
    return loaded
  }
  const Awaited = lazy(async () => ({ default: await keep() })) as ComponentType<Props>
  ahead.push(keep)
  if (!isBusy) loadAhead()
  return function Later(props: Props) {
    // What is there already is shown at once, without an empty moment.
    const [Part] = useState(() => loaded ?? Awaited)
    return <Part {...props} />
  }
}

/** Begins with what was named first; what is named later is loaded too. */
export function loadAhead(): void {
  const load = ahead.shift()
  isBusy = load !== undefined
  if (load === undefined) return
  // What cannot be had now is asked for again when it is shown.
  const begin = (): void => void load().then(loadAhead, loadAhead)
  if ('requestIdleCallback' in globalThis) requestIdleCallback(begin)
  else setTimeout(begin)
}
