import { useState } from 'react'
import { invitationWords as words } from '#content/identity/staff-sign-in.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkbox } from '#web/kit/ui/checkbox.tsx'

interface Props {
  readonly codes: readonly string[]
  readonly on: string
  readonly onKept: () => void
}

/** Shown once. Nobody goes on before they say that they have kept them. */
export function RecoveryCodes({ codes, on, onKept }: Props) {
  const [isKept, setIsKept] = useState(false)
  const [isCopied, setIsCopied] = useState(false)

  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    )

  return (
    <>
      <p className="mt-2 text-ink-soft">{words.codesLead}</p>
      <ol className="my-5 grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-card border border-line bg-white p-6 text-base tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3">
        <Button size="small" variant="secondary" onClick={copy}>
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button size="small" variant="secondary" onClick={() => window.print()}>
          {words.print}
        </Button>
      </div>
      <div className="mt-5 space-y-4">
        <Checkbox name="kept" plain label={words.kept} checked={isKept} onChange={setIsKept} />
        <Button wide disabled={!isKept} onClick={onKept}>
          {on}
        </Button>
      </div>
    </>
  )
}
