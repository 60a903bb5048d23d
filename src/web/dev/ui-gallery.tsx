import './dev.css'
import { Sun } from '#web/kit/art/sun.tsx'
import { PageHeading } from '#web/kit/ui/page-heading.tsx'
import { pageMeta } from '#web/shared/seo/page-meta.ts'
import { Buttons } from './gallery/buttons.tsx'
import { Choices } from './gallery/choices.tsx'
import { Fields } from './gallery/fields.tsx'
import { Foundations } from './gallery/foundations.tsx'
import { Messages } from './gallery/messages.tsx'
import { ProgressAndSaving } from './gallery/progress-and-saving.tsx'
import { Surfaces } from './gallery/surfaces.tsx'

const chapters = [
  { id: 'colour', title: 'Colour' },
  { id: 'type', title: 'Type' },
  { id: 'buttons', title: 'Buttons' },
  { id: 'choices', title: 'Choices' },
  { id: 'fields', title: 'Fields' },
  { id: 'messages', title: 'Messages' },
  { id: 'progress', title: 'Progress and saving' },
  { id: 'surfaces', title: 'Surfaces' },
]

export const meta = () =>
  pageMeta({
    title: 'The parts we build with',
    description: 'Every component in every state it can be in.',
    isUnlisted: true,
  })

export default function UiGallery() {
  return (
    <>
      <div className="relative overflow-hidden bg-linear-to-b from-apricot-pale/60 to-apricot-pale">
        <Morning />
        <div className="relative mx-auto max-w-[90rem] px-5 pt-16 pb-64 sm:px-8 sm:pt-24 lg:px-16 lg:pb-48">
          <PageHeading size="display" className="max-w-[11ch]">
            The parts we <em className="text-green">build</em> with
          </PageHeading>
          <p className="mt-5 max-w-[26rem] text-lg text-ink-soft">
            Every component in every state it can be in. Use the keyboard: all of it answers.
          </p>
        </div>
      </div>
      <div className="mx-auto max-w-[90rem] px-5 sm:px-8 lg:grid lg:px-16 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-14">
        <nav aria-label="On this page" className="py-8 lg:sticky lg:top-18 lg:self-start">
          <ul className="flex flex-wrap gap-x-5 text-sm font-semibold lg:block">
            {chapters.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} className="inline-block py-1.5 underline-offset-4 hover:text-green hover:underline">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="min-w-0">
          <Foundations />
          <Buttons />
          <Choices />
          <Fields />
          <Messages />
          <ProgressAndSaving />
          <Surfaces />
        </div>
      </div>
    </>
  )
}

const Morning = () => (
  <svg
    viewBox="0 0 1280 520"
    preserveAspectRatio="xMaxYMax slice"
    aria-hidden="true"
    className="absolute inset-x-0 bottom-0 h-60 w-full overflow-visible lg:h-full"
  >
    <Sun x={985} y={300} r={132} />
    <path d="M0 452C220 380 380 372 560 398s330 12 470-44 190-74 250-80v246H0z" className="fill-sage" />
    <path d="M0 492c190-52 380-60 600-34s420 22 680-50v112H0z" className="fill-green-light" />
    <path d="M0 508c260-34 520-28 760-14s380 2 520-26v52H0z" className="fill-ink" />
  </svg>
)
