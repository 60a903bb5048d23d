import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { needsScript } from '#content/identity/account.ts'
import { someoneYouKnowWords as words } from '#content/preparation/someone-you-know.ts'
import { helpNow } from '#content/safeguarding/help-now.ts'
import { pages } from '#contract/pages.ts'
import { accepts, longestText } from '#domain/intake/engine/answers.ts'
import { chosenIn, encodeChosen, toggle } from '#domain/intake/engine/checklist.ts'
import type { Answers, QuestionStep } from '#domain/intake/engine/step.ts'
import { informant as flow, informantSafety } from '#domain/intake/informant/flow.ts'
import { callApi } from '#web/browser/api.ts'
import { readApi } from '#web/browser/read-api.ts'
import { useAction } from '#web/browser/use-action.ts'
import { gutter } from '#web/kit/gutter.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Checkboxes } from '#web/kit/ui/checkboxes.tsx'
import { AlertMessage } from '#web/kit/ui/error-message.tsx'
import { ErrorSummary } from '#web/kit/ui/error-summary.tsx'
import { focusPageStart, PageHeading } from '#web/kit/ui/page-heading.tsx'
import { Radios } from '#web/kit/ui/radios.tsx'
import { TextArea } from '#web/kit/ui/text-area.tsx'
import { HelpRows } from '#web/shared/help/help-rows.tsx'
import { inlineLink } from '#web/shared/pages/quiet-page.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { forgetFragmentToken, useFragmentToken } from '../identity/use-fragment-token.ts'

export const meta = () => pageMeta({ ...words, isUnlisted: true })

type Stage =
  | { readonly is: 'loading' | 'failed' | 'spent' | 'sent' | 'sent before' | 'taken back' }
  | { readonly is: 'open'; readonly firstName: string }

/** For somebody whom a patient has asked: they need no account, and see nothing of the patient but the name typed. */
export default function SomeoneYouKnow() {
  const token = useFragmentToken()
  const { stage, setStage, tryAgain } = useLink(token)
  if (token === null) return <Said heading={words.spent.heading} lead={words.noToken} />
  switch (stage.is) {
    case 'loading':
      return <Said heading={words.heading} lead={words.loading} isWaiting />
    case 'failed':
      return (
        <Said heading={words.heading} lead={words.failed}>
          <Button onClick={tryAgain}>Try again</Button>
        </Said>
      )
    case 'spent':
      return <Said heading={words.spent.heading} lead={words.spent.lead} />
    case 'taken back':
      return <Said heading={words.takeBack.heading} lead={words.takeBack.lead} />
    case 'sent':
    case 'sent before':
      return (
        <Said heading={words.sent.heading} lead={stage.is === 'sent' ? words.sent.lead : words.sent.again}>
          <p className="mb-5">{words.sent.keep}</p>
          <TakeBack token={token ?? ''} isSent onStage={setStage} />
        </Said>
      )
    case 'open':
      return <Questions token={token ?? ''} firstName={stage.firstName} onStage={setStage} />
  }
}

function useLink(token: string | null | undefined) {
  const [stage, setStage] = useState<Stage>({ is: 'loading' })
  const [tries, setTries] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a further try is what asks again.
  useEffect(() => {
    if (!token) return
    const leaving = new AbortController()
    async function open(sent: string) {
      const { code, data } = await readApi('open_informant_link', { token: sent }, leaving.signal)
      if (leaving.signal.aborted) return
      if (code === 410) return spent(setStage)
      if (code !== 200 || !data) return setStage({ is: 'failed' })
      setStage(data.isSent ? { is: 'sent before' } : { is: 'open', firstName: data.firstName })
    }
    open(token).catch(() => {
      if (!leaving.signal.aborted) setStage({ is: 'failed' })
    })
    return () => leaving.abort()
  }, [token, tries])

  function tryAgain() {
    setStage({ is: 'loading' })
    setTries((last) => last + 1)
  }

  return { stage, setStage, tryAgain }
}

type OnStage = (stage: Stage) => void

function spent(onStage: OnStage) {
  forgetFragmentToken()
  onStage({ is: 'spent' })
}

interface SaidProps {
  readonly heading: readonly [string, string]
  readonly lead: string
  readonly isWaiting?: boolean
  readonly children?: ReactNode
}

function Said({ heading: [start, end], lead, isWaiting = false, children }: SaidProps) {
  useEffect(focusPageStart, [])
  return (
    <div className={`${gutter} min-h-[60svh] py-8 sm:py-12`}>
      <div className="max-w-[40rem]">
        <PageHeading>
          {start} <em className="text-green">{end}</em>
        </PageHeading>
        <p role={isWaiting ? 'status' : undefined} className="mt-4 mb-6 text-lg text-ink-soft">
          {lead}
        </p>
        {children}
        <noscript>
          <p className="mt-8 rounded-option bg-mint p-5">{needsScript}</p>
        </noscript>
      </div>
    </div>
  )
}

interface QuestionsProps {
  readonly token: string
  readonly firstName: string
  readonly onStage: OnStage
}

const questions: readonly QuestionStep[] = Object.values(flow.steps)

const idOf = ({ id }: QuestionStep) => id

function Questions({ token, firstName, onStage }: QuestionsProps) {
  const [answers, setAnswers] = useState<Answers>({})
  const [attempt, setAttempt] = useState(0)
  const { run, isBusy, problem, setProblem } = useAction(words.failed)
  const [start, end] = words.heading
  const missing = questions.filter((step) => !accepts(step, answers[step.answerKey]))
  useEffect(focusPageStart, [])
  useWarning(Object.keys(answers).length > 0)

  const answer = (key: string, value: unknown) => setAnswers((given) => ({ ...given, [key]: value }))

  function send(event: FormEvent) {
    event.preventDefault()
    if (missing.length > 0) return setAttempt((last) => last + 1)
    return void run(async () => {
      const sent = { token, ansData: JSON.stringify(answers), version: flow.version }
      const { code, message } = await callApi('send_informant_answers', sent)
      if (code === 200) return onStage({ is: 'sent' })
      // What was written stays on the page, so that nobody loses it to a link that has just run out.
      setProblem(message || words.failed)
    })
  }

  return (
    <div className={`${gutter} pt-6 pb-16 sm:pt-10`}>
      <div className="mx-auto max-w-[42rem]">
        <PageHeading>
          {start} <em className="text-green">{end}</em>
        </PageHeading>
        <p className="mt-4 text-lg">{words.lead(firstName)}</p>
        <ul className="mt-5 list-disc space-y-2 pl-5 text-ink-soft marker:text-apricot">
          {words.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <p className="mt-5 text-ink-soft">
          {words.notYou}{' '}
          <Link to={pages.privacyPolicy} target="_blank" className={inlineLink}>
            {words.privacy}
          </Link>
        </p>
        <form onSubmit={send} noValidate className="mt-8 space-y-10 border-t border-line pt-8">
          {attempt > 0 && missing.length > 0 && (
            <ErrorSummary
              attempt={attempt}
              problems={missing.map((step) => ({ message: step.question, fieldId: idOf(step) }))}
            />
          )}
          {questions.map((step) => (
            <div key={step.id}>
              <Question
                step={step}
                given={answers[step.answerKey]}
                error={attempt > 0 && missing.includes(step) ? words.missing : undefined}
                onAnswer={(value) => answer(step.answerKey, value)}
              />
              {step.id === informantSafety.id && answers[informantSafety.answerKey] === 'now' && <HelpNow />}
            </div>
          ))}
          <div className="space-y-5">
            {problem && <AlertMessage>{problem}</AlertMessage>}
            <Button type="submit" size="large" wide busy={isBusy} busyLabel={words.sending}>
              {words.send}
            </Button>
          </div>
        </form>
        <div className="mt-6">
          <TakeBack token={token} isSent={false} onStage={onStage} />
        </div>
      </div>
    </div>
  )
}

/** What is written here is nowhere else until it is sent. */
function useWarning(isWritten: boolean) {
  useEffect(() => {
    if (!isWritten) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [isWritten])
}

interface QuestionProps {
  readonly step: QuestionStep
  readonly given: unknown
  readonly error: string | undefined
  readonly onAnswer: (value: unknown) => void
}

function Question({ step, given, error, onAnswer }: QuestionProps) {
  const named = { name: step.id, hint: step.hint, error }
  switch (step.kind) {
    case 'choice':
      return (
        <Radios
          {...named}
          legend={step.question}
          options={step.options}
          value={accepts(step, given) ? (given as string) : undefined}
          onChange={onAnswer}
        />
      )
    case 'checklist': {
      const chosen = chosenIn(step, given) ?? []
      return (
        <Checkboxes
          {...named}
          legend={step.question}
          options={step.options.map((option) => ({ ...option, exclusive: option.excludes === 'all' }))}
          values={chosen}
          onToggle={(toggled) => onAnswer(encodeChosen(step, toggle(step, chosen, toggled)))}
        />
      )
    }
    default:
      return (
        <TextArea
          {...named}
          label={step.question}
          limit={longestText}
          value={typeof given === 'string' ? given : ''}
          onChange={onAnswer}
        />
      )
  }
}

const HelpNow = () => (
  <section role="alert" className="mt-5 rounded-card bg-brick-pale px-5 py-4 sm:px-7">
    <h2 className="text-subheading">{words.help.heading}</h2>
    <p className="mt-1.5">{words.help.text}</p>
    <HelpRows lines={helpNow.contacts} />
  </section>
)

/** At any time: before anything is sent it ends the link, afterwards it deletes what was sent. */
function TakeBack({ token, isSent, onStage }: { token: string; isSent: boolean; onStage: OnStage }) {
  const said = words.takeBack
  const [isAsking, setIsAsking] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)
  const { run, isBusy, problem, setProblem } = useAction(words.failed)

  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])

  const takeBack = () =>
    run(async () => {
      const { code, message } = await callApi('take_back_informant_answers', { token })
      if (code === 410) return spent(onStage)
      if (code !== 200) return setProblem(message || words.failed)
      forgetFragmentToken()
      onStage({ is: 'taken back' })
    })

  if (!isAsking)
    return (
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)}>
        {isSent ? said.button : said.declining}
      </Button>
    )
  return (
    <div className="rounded-option bg-paper-deep p-5">
      <p ref={question} tabIndex={-1}>
        {isSent ? said.ask : said.askUnsent}
      </p>
      {problem && <AlertMessage>{problem}</AlertMessage>}
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="small" onClick={() => setIsAsking(false)}>
          {said.no}
        </Button>
        <Button size="small" variant="secondary" busy={isBusy} busyLabel={said.busy} onClick={() => void takeBack()}>
          {isSent ? said.yes : said.yesUnsent}
        </Button>
      </div>
    </div>
  )
}
