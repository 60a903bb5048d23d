import { useState } from 'react'
import { packCodeWords as words } from '#content/supply/pack-codes.ts'
import type { PackCodeRow } from '#contract/supply/pack-codes.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { dateAndTimeOf } from '../../cases/list/format-date.ts'
import { DeskArea } from '../../components/desk-area.tsx'
import { DeskButton } from '../../components/desk-button.tsx'
import { NotLoaded } from '../../components/not-loaded.tsx'
import { useQuery } from '../../components/use-query.ts'
import { useSave } from '../../components/use-save.ts'
import { deskCall } from '../../desk-call.ts'
import { DeskHeading } from '../../shell/desk-heading.tsx'
import { Freshness } from '../../shell/freshness.tsx'
import { useDeskRead } from '../../use-desk-read.ts'
import { AddPackCode } from './add-pack-code.tsx'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

/** The register of GTINs: added by one person, confirmed by a second, and kept when removed. */
export default function PackCodes() {
  const query = useQuery()
  const register = useDeskRead('desk_pack_codes', {})
  if (query === null) return <DeskHeading title={words.title} />
  const { data } = register
  return (
    <>
      <DeskHeading title={words.title} lead={words.lead} />
      <AddPackCode gtin={query.get('gtin') ?? ''} onAdded={register.refresh} />
      {data === null ? (
        <NotLoaded of={register} loading={words.loading} title={words.notLoaded} />
      ) : (
        <>
          <Freshness of={register} />
          <Codes
            title={words.awaiting}
            none={words.none}
            codes={data.codes.filter(({ confirmed, removed }) => !confirmed && !removed)}
            onChanged={register.refresh}
          />
          <Codes
            title={words.confirmed}
            none={words.noneConfirmed}
            codes={data.codes.filter(({ confirmed, removed }) => confirmed && !removed)}
            onChanged={register.refresh}
          />
          {data.codes.some(({ removed }) => removed) && (
            <Codes
              title={words.removed}
              none=""
              codes={data.codes.filter(({ removed }) => removed)}
              onChanged={register.refresh}
            />
          )}
        </>
      )}
    </>
  )
}

interface CodesProps {
  readonly title: string
  readonly none: string
  readonly codes: readonly PackCodeRow[]
  readonly onChanged: () => Promise<void>
}

const Codes = ({ title, none, codes, onChanged }: CodesProps) => (
  <section className="mt-8">
    <h2 className="mb-2 text-[1.375rem]">{title}</h2>
    {codes.length === 0 ? (
      <p className="text-ink-soft">{none}</p>
    ) : (
      <ul className="max-w-[52rem] divide-y divide-line border-y border-line">
        {codes.map((code) => (
          <Code key={code.id} code={code} onChanged={onChanged} />
        ))}
      </ul>
    )}
  </section>
)

interface CodeProps {
  readonly code: PackCodeRow
  readonly onChanged: () => Promise<void>
}

function Code({ code, onChanged }: CodeProps) {
  const { id, gtin, medicine, strength, packSize, added, confirmed, removed, mayConfirm } = code
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  const isAwaiting = !confirmed && !removed
  return (
    <li className="grid gap-x-6 gap-y-2 py-3.5 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="min-w-0">
        <p className="font-display text-[1.125rem] leading-tight">{words.product(medicine, strength, packSize)}</p>
        <p className="font-semibold tabular-nums break-all">{gtin}</p>
        <p className="mt-1 text-xs text-ink-soft">
          {[
            words.addedBy(added.name, dateAndTimeOf(added.at)),
            ...(confirmed ? [words.confirmedBy(confirmed.name, dateAndTimeOf(confirmed.at))] : []),
            ...(removed ? [words.removedBy(removed.name, dateAndTimeOf(removed.at), removed.reason)] : []),
          ].join(' · ')}
        </p>
        {problem && (
          <p role="alert" className="mt-2 rounded-xl bg-caution/40 px-3 py-2 font-semibold">
            {problem}
          </p>
        )}
      </div>
      {!removed && (
        <div className="space-y-2">
          {isAwaiting && (
            <>
              <DeskButton
                tone="primary"
                why={mayConfirm ? null : words.notAlone}
                isBusy={isBusy}
                busyLabel={words.saving}
                onPress={() => void (mayConfirm && save(() => deskCall('desk_confirm_pack_code', { id })))}
              >
                {words.confirm}
              </DeskButton>
              {mayConfirm && <p className="px-1 text-xs text-ink-soft">{words.confirmHint}</p>}
            </>
          )}
          <Remove
            isBusy={isBusy}
            onRemove={(reason) => void save(() => deskCall('desk_remove_pack_code', { id, reason }))}
          />
        </div>
      )}
    </li>
  )
}

function Remove({ isBusy, onRemove }: { readonly isBusy: boolean; readonly onRemove: (reason: string) => void }) {
  const [reason, setReason] = useState('')
  const why = reason.trim() === '' ? words.noReason : null
  return (
    <details className="sm:text-right">
      <summary className="min-h-6 cursor-pointer text-sm font-semibold underline underline-offset-4">
        {words.remove}
      </summary>
      <div className="mt-2 space-y-2 text-left">
        <DeskArea
          label={words.removeWhy}
          hint={words.removeHint}
          rows={2}
          value={reason}
          onChange={setReason}
          maxLength={500}
        />
        <DeskButton
          why={why}
          isBusy={isBusy}
          busyLabel={words.saving}
          onPress={() => why === null && onRemove(reason.trim())}
        >
          {words.remove}
        </DeskButton>
      </div>
    </details>
  )
}
