import { useState } from 'react'
import { firstMedicine, medicines } from '#domain/medicines/medicines.ts'
import { Accordion } from '#web/kit/ui/accordion.tsx'
import { Button } from '#web/kit/ui/button.tsx'
import { Card } from '#web/kit/ui/card.tsx'
import { Carousel } from '#web/kit/ui/carousel.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const questions = [
  {
    id: 'faq-who',
    title: 'Who reads my answers?',
    content: 'A UK clinician. Nobody else sees them unless you ask us to share them.',
  },
  {
    id: 'faq-deliver',
    title: 'Will my neighbours know what is in the parcel?',
    content: 'No. It is a plain box, without our name or our logo, and it is delivered free of charge.',
  },
  {
    id: 'faq-stop',
    title: 'Can I stop?',
    content: 'At any time. Pause or cancel in your account; there is no form and no fee.',
  },
]

const reasons = [
  { id: 'regulated', label: 'CQC regulated', tone: 'white', words: 'Every clinician is licensed in the UK.' },
  { id: 'delivery', label: 'Free, discreet delivery', tone: 'apricot', words: 'No names, no logos, no fee.' },
  { id: 'pause', label: 'Pause or cancel any time', tone: 'sage', words: 'No questions, no forms.' },
  { id: 'proven', label: 'Clinically proven', tone: 'ink', words: 'Treatment, with support.' },
  { id: 'coach', label: 'A coach beside you', tone: 'white', words: 'Someone to write to between appointments.' },
  { id: 'scale', label: 'A scale that talks', tone: 'apricot', words: 'To your phone, not to you.' },
] as const

const tones = ['white', 'ink', 'apricot', 'sage'] as const

export function Surfaces() {
  const [picked, setPicked] = useState(firstMedicine.name)
  return (
    <Chapter id="surfaces" title="Surfaces" intro="28 px corners. One shadow, and only the chosen thing has it.">
      <Specimen name="Card tones">
        <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-4">
          {tones.map((tone) => (
            <Card key={tone} tone={tone}>
              <p className="font-display text-subheading">{tone}</p>
              <p className={`mt-1 text-sm ${tone === 'ink' ? 'text-sage' : 'text-ink-soft'}`}>
                Words in the second voice.
              </p>
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen name="Card, chosen and not">
        <div className="grid gap-5 sm:grid-cols-2">
          {medicines.map(({ name }) => (
            <Card key={name} selected={picked === name}>
              <p className="font-display text-heading">{name}</p>
              <p className="mt-1 mb-4 text-sm text-ink-soft">A weekly injection.</p>
              <Button size="small" variant="secondary" aria-pressed={picked === name} onClick={() => setPicked(name)}>
                Choose {name}
              </Button>
            </Card>
          ))}
        </div>
      </Specimen>
      <Specimen name="Accordion" note="One open at a time, also without JavaScript.">
        <Accordion name="gallery-faq" items={questions} open="faq-who" headingLevel={4} />
      </Specimen>
      <Specimen
        name="Carousel that moves by itself"
        note="Every 3 seconds. Waits while hovered or focused, stops when used, still for those who prefer less motion."
      >
        <Carousel
          label="Why people choose us"
          intervalMs={3000}
          slideClassName="basis-4/5 sm:basis-1/2 lg:basis-1/3"
          slides={reasons.map(({ id, label, tone, words }) => ({
            id,
            label,
            content: (
              <Card tone={tone} className="h-full min-h-44">
                <p className="font-display text-subheading">{label}</p>
                <p className={`mt-1.5 text-sm ${tone === 'ink' ? 'text-sage' : 'text-ink-soft'}`}>{words}</p>
              </Card>
            ),
          }))}
        />
      </Specimen>
      <Specimen name="Carousel that waits to be asked, with two ends">
        <Carousel
          label="Three first steps"
          loop={false}
          slides={['Answer a few questions', 'Hear from a clinician', 'Start at your own pace'].map((label, index) => ({
            id: label,
            label,
            content: (
              <Card tone="sage" className="h-full">
                <p className="font-display text-title">{index + 1}</p>
                <p className="mt-1 text-lg">{label}</p>
              </Card>
            ),
          }))}
        />
      </Specimen>
    </Chapter>
  )
}
