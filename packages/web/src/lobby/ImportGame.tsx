// Games from outside: chosen as a file, dropped on the page, or pasted.

import { Icon } from '@ironbridge/board'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { freshId } from '../kit/freshId.ts'
import { leaveFor } from '../kit/pages.ts'
import { faultWords } from '../sources/faultWords.ts'
import type { KeptGame } from '../sources/kept.ts'
import { shareCode } from '../sources/share.ts'
import { type ImportFault, importGame, LARGEST_TEXT } from '../sources/transfer.ts'
import './ImportGame.css'

/** A moment beyond every game: as far as it goes. */
const PRESENT = '99999'

export function ImportGame({ onGame }: { readonly onGame: (game: KeptGame) => void }) {
  const [fault, setFault] = useState<ImportFault | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const take = async (text: string): Promise<void> => {
    const { game, fault: found } = importGame(text, freshId(), Date.now())
    if (game) onGame(game)
    // A page that knows its rules takes it as if it had been shared.
    else if (found.type === 'rules') {
      const shared = `#/shared/${await shareCode(text)}/${PRESENT}`
      if (await leaveFor(found.rules, shared)) return
    }
    setFault(found)
  }
  const takeFile = async (file: File): Promise<void> =>
    file.size > LARGEST_TEXT ? setFault({ type: 'too-large' }) : take(await file.text())
  const isOver = useDropAndPaste(take, takeFile)
  return (
    <div className="import">
      <input
        ref={input}
        type="file"
        accept=".brass,.txt,text/plain"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0]
          if (file) void takeFile(file)
          target.value = ''
        }}
      />
      <button type="button" className="button" onClick={() => input.current?.click()}>
        <Icon name="import" size={18} />
        <Trans>Import a game</Trans>
      </button>
      <span className="soft import-words">
        <Trans>or drop a file here, or paste its text</Trans>
      </span>
      {fault && <FaultCard fault={fault} onClose={() => setFault(null)} />}
      {isOver && (
        <div className="drop-veil" aria-hidden="true">
          <Trans>Drop the game here</Trans>
        </div>
      )}
    </div>
  )
}

interface FaultCardProps {
  readonly fault: ImportFault
  readonly onClose: () => void
}

export function FaultCard({ fault, onClose }: FaultCardProps) {
  const { i18n } = useLingui()
  const { what, why, quote } = faultWords(i18n, fault)
  return (
    <div className="refusal" role="alert">
      <h3>
        <Icon name="lock" size={18} />
        {what}
      </h3>
      <p>{why}</p>
      {quote !== null && (
        <pre>
          <code>{quote}</code>
        </pre>
      )}
      <div className="buttons">
        <button type="button" className="button" onClick={onClose}>
          <Trans>All right</Trans>
        </button>
      </div>
    </div>
  )
}

/** True while something is held over the page. Listens anew with each render, so that nothing old is called. */
function useDropAndPaste(
  take: (text: string) => Promise<void>,
  takeFile: (file: File) => Promise<void>,
): boolean {
  const [isOver, setIsOver] = useState(false)
  useEffect(() => {
    const over = (event: DragEvent): void => {
      event.preventDefault()
      setIsOver(true)
    }
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setIsOver(false)
    }
    const drop = (event: DragEvent): void => {
      event.preventDefault()
      setIsOver(false)
      const file = event.dataTransfer?.files[0]
      if (file) void takeFile(file)
      else void take(event.dataTransfer?.getData('text/plain') ?? '')
    }
    const paste = ({ target, clipboardData }: ClipboardEvent): void => {
      if (target instanceof HTMLElement && target.matches('input, textarea')) return
      const file = clipboardData?.files[0]
      if (file) void takeFile(file)
      else void take(clipboardData?.getData('text/plain') ?? '')
    }
    const stop = new AbortController()
    const { signal } = stop
    addEventListener('dragover', over, { signal })
    addEventListener('dragleave', leave, { signal })
    addEventListener('drop', drop, { signal })
    addEventListener('paste', paste, { signal })
    return () => stop.abort()
  })
  return isOver
}
