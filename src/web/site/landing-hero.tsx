import type { ReactNode } from 'react'
import type { Landing } from '#content/landings.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'

/** Each service keeps the colour of its card on the home page. */
const tones = {
  ink: { ground: 'on-dark bg-ink text-white', soft: 'text-sage print:text-ink', emphasis: 'text-sun print:text-ink' },
  apricot: { ground: 'bg-apricot-pale', soft: '', emphasis: 'text-green' },
  sage: { ground: 'bg-sage', soft: '', emphasis: 'text-green' },
} as const

export type LandingTone = keyof typeof tones

function Price({ price }: { price: NonNullable<Landing['price']> }) {
  return (
    <p className="mt-7 flex flex-wrap items-baseline gap-x-2.5">
      {price.before && <span>{price.before}</span>}
      {price.was && (
        <s>
          <span className="sr-only">was </span>
          {price.was}
        </s>
      )}
      <span className="font-[480] font-display text-[2rem] leading-none tracking-tight">{price.amount}</span>
      <span>{price.after}</span>
    </p>
  )
}

type Props = { landing: Landing; tone: LandingTone; to: string; art: ReactNode }

export function LandingHero({ landing, tone, to, art }: Props) {
  const { ground, soft, emphasis } = tones[tone]
  return (
    <header className={`overflow-hidden ${ground} print:bg-transparent print:text-ink`}>
      <div className="grid lg:min-h-[38rem] lg:pl-[max(4rem,calc(50%-41rem))] lg:grid-cols-[minmax(0,11fr)_minmax(0,10fr)]">
        <div className="px-5 py-10 sm:px-8 md:pt-20 lg:self-center lg:px-0 lg:py-20">
          <p className={`font-semibold ${soft}`}>{landing.title}</p>
          <PageHeading className="mt-3" size="display">
            {landing.headline.plain} <em className={emphasis}>{landing.headline.emphasised}</em>
          </PageHeading>
          <p className={`mt-6 max-w-[40ch] text-lg md:text-subheading md:leading-normal ${soft}`}>{landing.lead}</p>
          {landing.price && <Price price={landing.price} />}
          <div className="mt-8 flex flex-col items-start gap-x-6 gap-y-4 sm:flex-row sm:items-center print:hidden">
            <ButtonLink arrow className="sm:shrink-0" size="large" to={to}>
              {landing.action.label}
            </ButtonLink>
            <p className={soft}>{landing.action.note}</p>
          </div>
        </div>
        {/* The art runs to the edge of the screen; only the words keep to the column. */}
        <div className="flex items-end justify-end self-end print:hidden">{art}</div>
      </div>
    </header>
  )
}
