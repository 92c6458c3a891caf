// A link to take along.

import { Icon } from '@ironbridge/board'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { CopyField } from './CopyField.tsx'

interface LinkFieldProps {
  /** Of the field. */
  readonly label: string
  readonly link: string
  /** What the screen is for. */
  readonly isPrimary?: boolean
  /** More buttons beside the first. */
  readonly children?: ReactNode
}

export function LinkField({ label, link, isPrimary = false, children }: LinkFieldProps) {
  const button = (
    <>
      <Icon name="share" size={18} />
      <Trans>Copy link</Trans>
    </>
  )
  return (
    <CopyField label={label} text={link} button={button} isPrimary={isPrimary}>
      {children}
    </CopyField>
  )
}
