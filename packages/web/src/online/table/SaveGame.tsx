// A finished online game for oneself: as a file, or as a copy on this device that can be played on from any moment.

import { Icon } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { download } from '../../sources/download.ts'
import { keptCopy } from '../../sources/online/keptCopy.ts'
import { theShelf } from '../../sources/theShelf.ts'
import { useOnline, useOnlineState } from '../room/context.ts'
import { tableTitle } from '../words.ts'

export function SaveGame() {
  const { i18n } = useLingui()
  const game = useOnline()
  const isOpen = useOnlineState(({ opened }) => opened !== null)
  if (!isOpen) return null
  const kept = () => {
    const { table } = game.getState()
    const copy = keptCopy(i18n, game.getState(), Date.now())
    return copy && table && { ...copy, title: tableTitle(i18n, table) }
  }
  const save = (): void => {
    const copy = kept()
    if (copy) download(copy)
  }
  const keep = async (): Promise<void> => {
    const copy = kept()
    if (copy === null) return
    await (await theShelf()).put(copy)
    location.hash = `#/game/${copy.id}`
  }
  return (
    <>
      <button type="button" className="quiet" onClick={save}>
        <Icon name="export" size={18} />
        <Trans>Save as a file</Trans>
      </button>
      <button type="button" className="quiet" onClick={() => void keep()}>
        <Icon name="import" size={18} />
        <Trans>Keep a copy on this device</Trans>
      </button>
    </>
  )
}
