import { answersWords as words } from '#content/cases/case.ts'
import { ChevronDown } from '#web/kit/ui/icons.tsx'
import { Questions } from './questions.tsx'
import type { Transcript } from './transcript-view.ts'

export function Drawers({ answers, followUp }: { answers: Transcript; followUp: Transcript | null }) {
  const offRoute = [...answers.offRoute, ...(followUp?.offRoute ?? [])]
  const notAsked = [...answers.notAsked, ...(followUp?.notAsked ?? [])]
  return (
    <div className="space-y-2">
      {notAsked.length > 0 && (
        <Drawer title={words.notAsked} count={notAsked.length} why={words.notAskedWhy}>
          <ul className="list-disc space-y-0.5 pl-5 text-xs text-ink-soft">
            {notAsked.map(({ step, question }) => (
              <li key={step}>{question}</li>
            ))}
          </ul>
        </Drawer>
      )}
      {offRoute.length > 0 && (
        <Drawer title={words.offRoute} count={offRoute.length} why={words.offRouteWhy}>
          <Questions questions={offRoute} />
        </Drawer>
      )}
      <p className="text-xs text-ink-soft">{words.version(answers.version)}</p>
    </div>
  )
}

interface Props {
  readonly title: string
  readonly count: number
  readonly why: string
  readonly children: React.ReactNode
}

const Drawer = ({ title, count, why, children }: Props) => (
  <details className="group rounded-xl border border-line px-4 py-2">
    <summary className="flex cursor-pointer items-center justify-between font-semibold">
      <span>
        {title} <span className="font-display">{count}</span>
      </span>
      <ChevronDown className="size-5 transition-transform group-open:rotate-180" />
    </summary>
    <p className="my-2 text-xs text-ink-soft">{why}</p>
    {children}
  </details>
)
