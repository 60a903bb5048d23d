import './app-page.css'
import { brand } from '#content/brand.ts'
import { appPage as words } from '#content/site/app-page.ts'
import { Phone } from '#web/kit/art/phone.tsx'
import { phoneScreens } from '#web/kit/art/phone-screens.tsx'
import { gutter } from '#web/kit/gutter.ts'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { NewVersion } from '#web/shared/app-worker/new-version.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { AppQrCode } from '../app/app-qr-code.tsx'
import { Install } from './install.tsx'

export const meta = () => pageMeta(words)

const [before, emphasis] = words.heading
const Screen = phoneScreens.weight

/** Where the app is put on a device, whichever it is. Once it is there it opens at the progress, without this page. */
export default function AppPage() {
  return (
    <>
      <div className="overflow-hidden bg-apricot-pale">
        <div className={`${gutter} grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_min(24rem,50%)]`}>
          <div className="pt-8 pb-10 lg:py-20">
            <PageHeading size="display" className="max-w-[11em]">
              {before} <em className="text-green">{emphasis}</em>
            </PageHeading>
            <p className="mt-5 max-w-[34rem] text-lg">{words.lead}</p>
            <Install />
            <p className="mt-6 max-w-[34rem] text-ink-soft">{words.from}</p>
          </div>
          <Phone className="mx-auto -mb-32 w-56 self-end sm:w-64 lg:mt-14 lg:-mb-40 lg:w-88">
            <Screen />
          </Phone>
        </div>
      </div>
      <div className={`${gutter} py-12 lg:py-20`}>
        <section aria-labelledby="ways">
          <h2 id="ways" className="scroll-mt-24">
            {words.ways.heading}
          </h2>
          <div className="mt-6 grid gap-5 md:grid-cols-3">
            {words.ways.all.map((way) => (
              <WayToApp key={way.at} {...way} />
            ))}
          </div>
        </section>
        <div className="mt-14 grid items-start gap-x-16 gap-y-10 lg:mt-20 lg:grid-cols-[minmax(0,1fr)_auto]">
          <dl className="grid gap-7 sm:grid-cols-3 lg:gap-10">
            {words.facts.map(({ heading, says }) => (
              <div key={heading}>
                <dt className="font-display text-subheading">{heading}</dt>
                <dd className="mt-2 text-ink-soft">{says}</dd>
              </div>
            ))}
          </dl>
          <section aria-labelledby="elsewhere" className="flex items-center gap-5 rounded-card bg-mint p-5 sm:max-w-96">
            <AppQrCode address={brand.app.href} label={words.elsewhere.code} className="w-28 shrink-0" />
            <div>
              <h2 id="elsewhere" className="font-sans text-base font-semibold">
                {words.elsewhere.heading}
              </h2>
              <p className="mt-1">{words.elsewhere.says}</p>
            </div>
          </section>
        </div>
      </div>
      <NewVersion />
    </>
  )
}

function WayToApp({ at, device, steps }: (typeof words.ways.all)[number]) {
  return (
    <section
      id={at}
      aria-labelledby={`${at}-heading`}
      className="scroll-mt-24 rounded-card border border-line bg-white p-6 target:border-green target:bg-mint sm:p-7"
    >
      <h3 id={`${at}-heading`} className="text-[1.5rem]">
        {device}
      </h3>
      <ol className="mt-4 space-y-3">
        {steps.map((step, place) => (
          <li key={step} className="flex gap-3">
            <span
              aria-hidden
              className="flex size-7 shrink-0 items-center justify-center rounded-full bg-green text-sm font-semibold text-white"
            >
              {place + 1}
            </span>
            <span className="pt-0.5">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
