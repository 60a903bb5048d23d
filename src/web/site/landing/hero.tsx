import type { ReactNode } from 'react'
import { compliance } from '#content/compliance.ts'
import type { LandingLead } from '#content/site/landings/landing.ts'
import { gutter } from '#web/kit/gutter.ts'
import { ButtonLink } from '#web/kit/ui/button-link.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { laterPriceWords } from '#web/shared/prices/later-price-words.ts'

/** Each service keeps the colour of its card on the home page, and has its own hour of the day. */
const skies = {
  dawn: {
    ground: 'on-dark bg-linear-to-b from-ink from-40% to-green text-white',
    soft: 'text-sage print:text-ink',
    emphasis: 'text-sun print:text-ink',
  },
  noon: { ground: 'bg-linear-to-b from-apricot-pale to-apricot-pale/40', soft: '', emphasis: 'text-green' },
  evening: { ground: 'bg-linear-to-b from-sage via-mint to-apricot-pale', soft: '', emphasis: 'text-green' },
} as const

type Props = { lead: LandingLead; sky: keyof typeof skies; to: string; scene: ReactNode }

/** The words on one side and a landscape that runs from edge to edge beneath them. */
export function LandingHero({ lead, sky, to, scene }: Props) {
  const { ground, soft, emphasis } = skies[sky]
  return (
    <header
      className={`relative flex flex-col overflow-hidden lg:min-h-[max(40rem,42vw)] print:bg-none print:text-ink ${ground}`}
    >
      <div className={`${gutter} relative z-10 pt-9 sm:pt-14 lg:my-auto lg:pt-14 lg:pb-28`}>
        <p className={`font-semibold ${soft}`}>{lead.title}</p>
        <PageHeading className="mt-3 max-w-[8.5em] lg:max-xl:text-[4rem]" size="display">
          {lead.headline.plain} <em className={emphasis}>{lead.headline.emphasised}</em>
        </PageHeading>
        <p className={`mt-5 max-w-[30rem] text-lg lg:mt-6 lg:text-[1.3125rem] ${soft}`}>{lead.lead}</p>
        {lead.price && <LandingPrice price={lead.price} />}
        <div className="mt-7 flex flex-col items-start gap-x-6 gap-y-3 sm:flex-row sm:items-center print:hidden">
          <ButtonLink arrow className="sm:shrink-0" size="large" to={to}>
            {lead.action.label}
          </ButtonLink>
          <p className={`text-sm ${soft}`}>{lead.action.note}</p>
        </div>
      </div>
      <div className="relative h-76 sm:h-100 lg:absolute lg:inset-x-0 lg:bottom-0 lg:h-[75%] xl:h-full print:hidden">
        {scene}
      </div>
    </header>
  )
}

function LandingPrice({ price }: { price: NonNullable<LandingLead['price']> }) {
  return (
    <p className="mt-6 flex flex-wrap items-baseline gap-x-2.5">
      {price.before && <span>{price.before}</span>}
      {compliance.promotesPrices && price.was && (
        <s>
          <span className="sr-only">was </span>
          {price.was}
        </s>
      )}
      <span className="font-[480] font-display text-[2rem] leading-none tracking-tight">{price.amount}</span>
      <span>{price.after}</span>
      {compliance.promotesPrices && price.isFirstMonth && <span>{laterPriceWords()}</span>}
    </p>
  )
}
