import { useNavigate, useSearchParams } from 'react-router'
import { noAnswer } from '#content/identity/account.ts'
import { nutritionWords as words } from '#content/treatment/nutrition.ts'
import type { CallReply } from '#contract/calls.ts'
import { pages } from '#contract/pages.ts'
import { formatDateTime } from '#domain/appointments/format-time.ts'
import { nutritionSession } from '#domain/appointments/services.ts'
import { instantAt, londonTimeAt } from '#domain/calendar/london-time.ts'
import { callApi } from '#web/browser/api.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { showToast } from '#web/kit/ui/toasts.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'
import { Schedule } from '#web/shared/calendar/schedule.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { JoinRoom } from '../../appointments/join-room.tsx'
import { useChosenSlot } from '../../appointments/use-chosen-slot.ts'
import { AskFirst } from '../../identity/ask-first.tsx'
import { AccountSection } from '../../shell/account-section.tsx'
import { BottomBar } from '../../shell/bottom-bar.tsx'
import { Fetching } from '../../shell/fetching.tsx'
import { NotFetched } from '../../shell/not-fetched.tsx'
import { NothingYet } from '../../shell/nothing-yet.tsx'
import { useAccountRead } from '../../shell/use-account-read.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

type Nutrition = CallReply<'my_nutrition'>

/** Sessions with a nutritionist or dietitian: book one, change its time, cancel it. */
export default function NutritionPage() {
  const { held, refresh } = useAccountRead('my_nutrition', {}, pages.accountNutrition)
  const [search] = useSearchParams()
  const isHydrated = useHydrated()
  const isChoosing = isHydrated && search.has('choose')
  return (
    <AccountSection heading={words.heading} lead={words.lead(nutritionSession.minutes)} width="max-w-[56rem]">
      <div className="mt-8">
        {held === 'loading' && <Fetching>{words.loading}</Fetching>}
        {held === 'failed' && <NotFetched words={words} onAgain={refresh} />}
        {typeof held !== 'string' &&
          (held.booked && !isChoosing ? (
            <Booked booked={held.booked} onChange={refresh} />
          ) : (
            <Choose nutrition={held} onChange={refresh} />
          ))}
      </div>
    </AccountSection>
  )
}

interface BookedProps {
  readonly booked: NonNullable<Nutrition['booked']>
  readonly onChange: () => Promise<void>
}

function Booked({ booked, onChange }: BookedProps) {
  const when = formatDateTime(Date.parse(booked.startsAt))

  async function cancel(): Promise<string | null> {
    const { code, message } = await callApi('cancel_nutrition_session', { id: booked.id })
    if (code !== 200) return message || noAnswer
    showToast({ title: words.cancelled })
    await onChange()
    return null
  }

  return (
    <Card as="section" aria-labelledby="booked" className="sm:p-9">
      <p className="text-sm font-semibold text-green">{words.bookedFor}</p>
      <h2 id="booked" className="mt-1 text-[1.375rem] leading-tight">
        <time dateTime={booked.startsAt}>{when}</time>
      </h2>
      <p className="mt-1 text-ink-soft">{words.withTeam}</p>
      <div className="mt-6">
        <JoinRoom appointment={{ ...booked, state: 'booked' }} />
      </div>
      <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to={`${pages.accountNutrition}?choose=time`} variant="secondary" size="small">
          {words.move}
        </ButtonLink>
        <AskFirst
          words={words.cancelling}
          reference={when}
          money={words.cancelling.money}
          beside={when}
          onConfirm={cancel}
        />
      </div>
    </Card>
  )
}

interface ChooseProps {
  readonly nutrition: Nutrition
  readonly onChange: () => Promise<void>
}

/** What is booked stays until another time is confirmed. */
function Choose({ nutrition: { mayBook, booked, firstFree }, onChange }: ChooseProps) {
  const navigate = useNavigate()
  const begin = firstFree ?? booked?.startsAt ?? null
  const { chosen, problem, isSending, version, choose, confirm } = useChosenSlot(async (slot) => {
    const { code, data, message } = await callApi('book_nutrition_session', { ...slot, instead: booked?.id ?? null })
    // Perhaps one was booked or moved in another tab.
    if (code !== 200 || !data) {
      void onChange()
      return message || noAnswer
    }
    showToast({
      title: booked ? words.moved : words.booked,
      description: words.emailed(formatDateTime(Date.parse(data.startsAt))),
    })
    await onChange()
    void navigate(pages.accountNutrition, { replace: true })
    return null
  })

  if (!mayBook) return <NothingYet title={words.none}>{words.noneWhat}</NothingYet>
  if (firstFree === null) return <NothingYet title={words.nobody}>{words.nobodyWhat}</NothingYet>
  return (
    <>
      <h2 className="sr-only">{words.choose}</h2>
      <Schedule
        service={nutritionSession}
        begin={begin && londonTimeAt(Date.parse(begin)).date}
        chosen={chosen}
        pending={null}
        problem={problem}
        version={version}
        onChoose={choose}
      />
      {chosen ? (
        <BottomBar>
          <Button busy={isSending} busyLabel={words.confirming} onClick={() => void confirm(chosen)}>
            {(booked ? words.moveTo : words.confirm)(formatDateTime(instantAt(chosen)))}
          </Button>
        </BottomBar>
      ) : (
        <p className="mt-6 text-ink-soft">{words.chooseFirst}</p>
      )}
    </>
  )
}
