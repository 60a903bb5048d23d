import { type ReactNode, useEffect } from 'react'
import { spentLinkWords as words } from '#content/identity/account.ts'
import { focusPageStart } from '#web/kit/ui/page-heading.tsx'
import { FormPage } from '../shell/form-page.tsx'

interface Props {
  readonly scene: ReactNode
  /** The address has no token at all. */
  readonly isMissing: boolean
  /** The ways on. */
  readonly children: ReactNode
}

export function SpentLink({ scene, isMissing, children }: Props) {
  useEffect(focusPageStart, [])
  return (
    <FormPage heading={words.heading} lead={<p>{isMissing ? words.missing : words.spent}</p>} scene={scene}>
      <div className="mt-7 space-y-5">{children}</div>
    </FormPage>
  )
}
