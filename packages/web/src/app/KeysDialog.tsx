// The keys of the present screen.

import { useLingui } from '@lingui/react/macro'
import { Dialog } from '../kit/Dialog.tsx'
import type { KeyList } from '../kit/dialogs.ts'
import './KeysDialog.css'

export function KeysDialog({ keys, onClose }: { readonly keys: KeyList; readonly onClose: () => void }) {
  const { t } = useLingui()
  return (
    <Dialog title={t`Keys`} onClose={onClose}>
      <dl className="key-list">
        {keys.map(([combination, what]) => (
          <Row key={combination} combination={combination} what={what} />
        ))}
      </dl>
    </Dialog>
  )
}

function Row({ combination, what }: { readonly combination: string; readonly what: string }) {
  return (
    <>
      <dt>
        <kbd>{combination}</kbd>
      </dt>
      <dd>{what}</dd>
    </>
  )
}
