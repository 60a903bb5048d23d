import { useEffect, useState } from 'react'
import { factorWords as words } from '#content/identity/staff-mfa.ts'
import type { Factor } from '#contract/identity/staff-mfa.ts'
import type { Challenged } from '#contract/identity/staff-sign-in.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { DialogOnDemand } from '#web/kit/ui/dialog-on-demand.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { deskCall } from '../../desk-call.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useDeskRead } from '../../use-desk-read.ts'
import { RecoveryCodes } from '../invitation/recovery-codes.tsx'
import { FactorStep } from '../sign-in/factor-step.tsx'
import { useSignInAttempt } from '../sign-in/use-sign-in-attempt.ts'
import { AddDialog } from './add-dialog.tsx'
import { FactorTable } from './factor-table.tsx'
import { RemoveDialog } from './remove-dialog.tsx'
import { RenameDialog } from './rename-dialog.tsx'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

type Wish = { readonly to: 'add' | 'codes' } | { readonly to: 'rename' | 'remove'; readonly factor: Factor }

/** One's own second step: what there is, another, a name, one less, new codes. Each after a proof that it is oneself. */
export default function Mfa() {
  const own = useDeskRead('desk_factors', {})
  const [wish, setWish] = useState<Wish | null>(null)
  const [isProving, setIsProving] = useState(false)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const making = useSignInAttempt()
  const { data } = own

  const makeCodes = () =>
    making.run(async () => {
      setWish(null)
      const { code, data: made, message } = await deskCall('desk_new_recovery_codes', {})
      if (code !== 200 || !made) return { general: message, fields: {} }
      setCodes(made.recoveryCodes)
      return undefined
    })

  function go(next: Wish) {
    if (next.to === 'codes') void makeCodes()
    else setWish(next)
  }

  /** A proof counts for a while: it is asked for when the last is over. */
  function ask(next: Wish) {
    if (data?.provenUntil && Date.parse(data.provenUntil) > Date.now()) return go(next)
    setWish(next)
    setIsProving(true)
  }

  function close() {
    setWish(null)
    setIsProving(false)
  }

  function done() {
    close()
    void own.refresh()
  }

  if (data === null) {
    return (
      <>
        <DeskHeading title={words.title} lead={words.lead} />
        <NotLoaded of={own} loading={words.loading} title={words.notLoaded} />
      </>
    )
  }
  return (
    <>
      <DeskHeading title={words.title} lead={words.lead}>
        <Button size="small" onClick={() => ask({ to: 'add' })}>
          {words.add}
        </Button>
      </DeskHeading>
      <Freshness of={own} />
      <div className="grid items-start gap-x-9 gap-y-7 min-[75rem]:grid-cols-[minmax(0,1fr)_22rem]">
        <section>
          <h2 className="mb-1 text-[1.375rem]">{words.ways}</h2>
          <FactorTable
            factors={data.factors}
            onRename={(factor) => ask({ to: 'rename', factor })}
            onRemove={(factor) => ask({ to: 'remove', factor })}
          />
        </section>
        <section className="rounded-2xl border border-line bg-white px-5 py-5">
          <h2 className="mb-1 text-[1.375rem]">{words.codes}</h2>
          <p className={`mb-3 ${data.recoveryCodes < 3 ? 'font-semibold text-brick' : ''}`}>
            {words.codesLeft(data.recoveryCodes)}
          </p>
          {making.problems.general && <AlertMessage>{making.problems.general}</AlertMessage>}
          <Button
            size="small"
            variant="secondary"
            busy={making.isBusy}
            busyLabel={words.making}
            onClick={() => ask({ to: 'codes' })}
          >
            {words.newCodes}
          </Button>
          <p className="mt-3 text-xs text-ink-soft">{words.newCodesWhy}</p>
        </section>
      </div>
      {isProving && wish && (
        <ProveDialog
          isDemo={data.factors.some(({ isDemo }) => isDemo)}
          onProven={() => {
            setIsProving(false)
            void own.refresh()
            go(wish)
          }}
          onClose={close}
        />
      )}
      {!isProving && wish?.to === 'add' && <AddDialog onAdded={done} onClose={close} />}
      {!isProving && wish?.to === 'rename' && <RenameDialog factor={wish.factor} onDone={done} onClose={close} />}
      {!isProving && wish?.to === 'remove' && <RemoveDialog factor={wish.factor} onDone={done} onClose={close} />}
      {codes && (
        <CodesDialog
          codes={codes}
          onClose={() => {
            setCodes(null)
            void own.refresh()
          }}
        />
      )}
    </>
  )
}

/** They stand there once, and cannot be asked for again. */
const CodesDialog = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => (
  <DialogOnDemand open locked onOpenChange={() => undefined} title={words.codes} description={words.newCodesWhy}>
    <RecoveryCodes codes={codes} on={words.close} onKept={onClose} />
  </DialogOnDemand>
)

interface Props {
  readonly isDemo: boolean
  readonly onProven: () => void
  readonly onClose: () => void
}

/** Whoever changes how they sign in shows first that it is them. */
function ProveDialog({ isDemo, onProven, onClose }: Props) {
  const [challenged, setChallenged] = useState<Challenged | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  useEffect(() => {
    const leaving = new AbortController()
    deskCall('desk_prove', {}, leaving.signal).then(
      ({ code, data, message }) => (code === 200 && data ? setChallenged(data) : setProblem(message)),
      () => leaving.signal.aborted || setProblem(words.notLoaded),
    )
    return () => leaving.abort()
  }, [])

  return (
    <DialogOnDemand
      short
      open
      onOpenChange={(next) => next || onClose()}
      title={words.proveTitle}
      description={words.proveLead}
    >
      {problem && <AlertMessage>{problem}</AlertMessage>}
      {challenged && (
        <FactorStep
          challenged={challenged}
          isDemo={isDemo}
          submitLabel={words.proveSubmit}
          onDone={onProven}
          onAgain={onClose}
        />
      )}
    </DialogOnDemand>
  )
}
