import { Link } from 'react-router'
import { deskBloodWords as words } from '#content/blood-tests/desk-blood-tests.ts'
import { bloodTestWords } from '#content/blood-tests/tests.ts'
import { listOf } from '#content/lists.ts'
import type { DeskBloodKits, DeskBloodTests } from '#contract/blood-tests/desk-blood-tests.ts'
import { bloodHandInPath, bloodKitPath, bloodTestsOfPath } from '#contract/desk/addresses.ts'
import type { Read } from '#web/browser/use-read.ts'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { dateAndTimeOf, formatShortDate } from '../cases/list/format-date.ts'
import { DeskButton } from '../components/desk-button.tsx'
import { NotLoaded } from '../components/not-loaded.tsx'
import { useQuery } from '../components/use-query.ts'
import { useSave } from '../components/use-save.ts'
import { deskCall } from '../desk-call.ts'
import { DeskHeading } from '../shell/desk-heading.tsx'
import { Freshness } from '../shell/freshness.tsx'
import { useMay } from '../shell/me.ts'
import { useDeskRead } from '../use-desk-read.ts'
import { BloodTestsOf } from './blood-tests-of.tsx'
import { SendKit } from './send-kit.tsx'
import { TypeResults } from './type-results.tsx'

export const meta = () => pageMeta({ title: words.title, description: words.description, isUnlisted: true })

/** What waits about blood tests, or one of it by the address. */
export default function BloodTests() {
  const query = useQuery()
  if (query === null) return <DeskHeading title={words.title} />
  const [of, handIn, kit] = [query.get('of'), query.get('type'), query.get('kit')]
  if (of) return <BloodTestsOf key={of} accountId={of} />
  if (handIn) return <TypeResults key={handIn} id={handIn} />
  return kit ? <SendKit key={kit} id={kit} /> : <Lists />
}

function Lists() {
  const mayWork = useMay('work-cases')
  const maySend = useMay('dispatch')
  return (
    <>
      <DeskHeading title={words.title} lead={words.lead} />
      <div className="max-w-[52rem] space-y-8">
        {mayWork && maySend ? <Both /> : mayWork ? <Waiting /> : maySend && <KitsToSend />}
      </div>
    </>
  )
}

/** They come one after the other, and are shown together, so that nothing moves. */
function Both() {
  const [waiting, kits] = [useDeskRead('desk_blood_tests', {}), useDeskRead('desk_blood_kits', {})]
  const coming = [waiting, kits].find(({ data, problem }) => data === null && problem === null)
  if (coming) return <NotLoaded of={coming} loading={words.loading} title={words.notLoaded} />
  return (
    <>
      <WhatWaits of={waiting} />
      <ListedKits of={kits} />
    </>
  )
}

const Waiting = () => <WhatWaits of={useDeskRead('desk_blood_tests', {})} />

function WhatWaits({ of: shown }: { readonly of: Read<DeskBloodTests> }) {
  const { data } = shown
  if (data === null) return <NotLoaded of={shown} loading={words.loading} title={words.notLoaded} />
  return (
    <>
      <Freshness of={shown} />
      <Reviews reviews={data.reviews} />
      <HandIns handIns={data.handIns} />
      {data.unfiled.length > 0 && <Unfiled unfiled={data.unfiled} onChanged={shown.refresh} />}
    </>
  )
}

const KitsToSend = () => <ListedKits of={useDeskRead('desk_blood_kits', {})} />

function ListedKits({ of: shown }: { readonly of: Read<DeskBloodKits> }) {
  if (shown.data === null) return <NotLoaded of={shown} loading={words.loading} title={words.notLoaded} />
  return <Kits kits={shown.data.kits} />
}

const row = 'flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3'
const link =
  'font-display text-[1.125rem] leading-tight underline decoration-line-strong underline-offset-4 hover:decoration-ink'
const chip = 'rounded-full px-2.5 py-0.5 text-xs font-semibold'
const list = 'divide-y divide-line border-y border-line'

function Reviews({ reviews }: Pick<DeskBloodTests, 'reviews'>) {
  return (
    <section aria-labelledby="reviews">
      <h2 id="reviews" className="mb-2 text-[1.375rem]">
        {words.reviews.heading}
      </h2>
      {reviews.length === 0 ? (
        <p className="text-ink-soft">{words.reviews.none}</p>
      ) : (
        <ul className={list}>
          {reviews.map(({ id, accountId, name, at, takenOn, beyond, isCritical }) => (
            <li key={id} className={row}>
              <div className="min-w-0">
                <Link to={bloodTestsOfPath(accountId)} className={link}>
                  {name}
                </Link>
                <p className="text-xs text-ink-soft">
                  {words.reviews.taken(formatShortDate(takenOn))} · {dateAndTimeOf(at)}
                </p>
              </div>
              <p className="flex flex-wrap items-center gap-2 text-sm">
                {isCritical && <span className={`${chip} bg-ink text-white`}>{words.reviews.critical}</span>}
                <span className={beyond.length > 0 ? `${chip} bg-caution/40` : 'text-ink-soft'}>
                  {beyond.length > 0
                    ? words.reviews.beyond(listOf(beyond.map((test) => bloodTestWords[test].name)))
                    : words.reviews.within}
                </span>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function HandIns({ handIns }: Pick<DeskBloodTests, 'handIns'>) {
  return (
    <section aria-labelledby="hand-ins">
      <h2 id="hand-ins" className="mb-2 text-[1.375rem]">
        {words.handIns.heading}
      </h2>
      {handIns.length === 0 ? (
        <p className="text-ink-soft">{words.handIns.none}</p>
      ) : (
        <ul className={list}>
          {handIns.map(({ id, name, at, firstBy, mayType }) => (
            <li key={id} className={row}>
              <div className="min-w-0">
                <Link to={bloodHandInPath(id)} className={link}>
                  {name}
                </Link>
                <p className="text-xs text-ink-soft">{dateAndTimeOf(at)}</p>
              </div>
              <p className="text-sm">
                {firstBy === null ? words.handIns.first : mayType ? words.handIns.second(firstBy) : words.handIns.mine}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

interface UnfiledProps extends Pick<DeskBloodTests, 'unfiled'> {
  readonly onChanged: () => Promise<void>
}

function Unfiled({ unfiled, onChanged }: UnfiledProps) {
  const { save, isBusy, problem } = useSave(onChanged, words.failed)
  return (
    <section aria-labelledby="unfiled">
      <h2 id="unfiled" className="mb-1 text-[1.375rem]">
        {words.unfiled.heading}
      </h2>
      <p className="mb-2 text-ink-soft">{words.unfiled.lead}</p>
      {problem && (
        <p role="alert" className="mb-2 rounded-xl bg-caution/40 px-3 py-2 font-semibold">
          {problem}
        </p>
      )}
      <ul className={list}>
        {unfiled.map(({ source, version, why, kit, at }) => (
          <li key={`${source}/${version}`} className="grid gap-x-6 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_15rem]">
            <div className="min-w-0">
              <p className="font-semibold">{words.unfiled.reasons[why]}</p>
              <p className="text-xs text-ink-soft break-all">
                {[kit && words.unfiled.kit(kit), words.unfiled.report(source), dateAndTimeOf(at)]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </div>
            <DeskButton
              isBusy={isBusy}
              busyLabel={words.saving}
              onPress={() => void save(() => deskCall('desk_settle_blood_message', { source, version }))}
            >
              {words.unfiled.settle}
            </DeskButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Kits({ kits }: DeskBloodKits) {
  return (
    <section aria-labelledby="kits">
      <h2 id="kits" className="mb-2 text-[1.375rem]">
        {words.kits.heading}
      </h2>
      {kits.length === 0 ? (
        <p className="text-ink-soft">{words.kits.none}</p>
      ) : (
        <ul className={list}>
          {kits.map(({ id, code, askedAt, sentAt, late }) => (
            <li key={id} className={row}>
              <div className="min-w-0">
                <Link to={bloodKitPath(id)} className={`${link} tabular-nums`}>
                  {code}
                </Link>
                <p className="text-xs text-ink-soft">
                  {sentAt ? words.kits.sent(dateAndTimeOf(sentAt)) : words.kits.asked(dateAndTimeOf(askedAt))}
                </p>
              </div>
              {late && <p className={`${chip} bg-caution/40`}>{words.kits.late[late]}</p>}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
