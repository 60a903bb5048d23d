import { type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { CarouselButton } from './carousel-button.tsx'
import type { CarouselApi } from './carousel-driver.tsx'
import { ArrowLeft, ArrowRight } from './icons.tsx'
import { PauseButton } from './pause-button.tsx'
import { useOnDemand } from './use-on-demand.ts'
import { useReducedMotion } from './use-reduced-motion.ts'
import { useRotation } from './use-rotation.ts'

type Slide = { id: string; label: string; content: ReactNode }

type CarouselProps = {
  label: string
  slides: readonly Slide[]
  /** Moves by itself this often; without it, only when asked. */
  intervalMs?: number
  loop?: boolean
  /** How wide a slide is, as classes of its basis. */
  slideClassName?: string
}

const loadDriver = () => import('./carousel-driver.tsx')

/** A row that scrolls by itself, by touch and by key; before and without JavaScript, a plain scrolling row. */
export function Carousel({ label, slides, intervalMs, loop = true, slideClassName = 'basis-full' }: CarouselProps) {
  const [viewport, setViewport] = useState<HTMLElement | null>(null)
  const [api, setApi] = useState<CarouselApi>()
  const { module: driver } = useOnDemand(viewport, loadDriver)
  const reducedMotion = useReducedMotion()
  const [position, setPosition] = useState(0)
  const [announced, setAnnounced] = useState('')

  const rotation = useRotation(api && intervalMs, () => {
    if (api?.canScrollNext()) api.scrollNext()
    else api?.scrollTo(0)
  })

  const { stop } = rotation
  useEffect(() => {
    if (!api || !viewport) return
    viewport.scrollLeft = 0
    const follow = () => setPosition(api.selectedScrollSnap())
    const halt = () => stop()
    api.on('select', follow).on('reInit', follow).on('pointerDown', halt)
    return () => {
      api.off('select', follow).off('reInit', follow).off('pointerDown', halt)
    }
  }, [api, viewport, stop])

  function move(direction: 'previous' | 'next') {
    if (!api) return
    rotation.stop()
    if (direction === 'next') api.scrollNext(reducedMotion)
    else api.scrollPrev(reducedMotion)
    const now = api.selectedScrollSnap()
    setAnnounced(`${now + 1} of ${slides.length}: ${slides[now]?.label ?? ''}`)
  }

  function moveByKey(event: KeyboardEvent) {
    if (!api || event.target !== event.currentTarget) return
    if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return
    event.preventDefault()
    move(event.key === 'ArrowRight' ? 'next' : 'previous')
  }

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div {...rotation.hold}>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls. */}
        <div
          ref={setViewport}
          role="group"
          aria-label={`${label}: slides`}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must scroll by key.
          tabIndex={0}
          onKeyDown={moveByKey}
          className={`-mx-5 scroll-px-5 px-5 sm:-mx-8 sm:scroll-px-8 sm:px-8 lg:mx-0 lg:scroll-px-0 lg:rounded-card lg:px-0 ${api ? 'cursor-grab overflow-clip active:cursor-grabbing' : '[scroll-snap-type:x_mandatory] overflow-x-auto [scrollbar-width:none] noscript:[scrollbar-width:auto]'}`}
        >
          <ul className="-ml-5 flex [touch-action:pan-y]">
            {slides.map((slide, index) => (
              <li
                key={slide.id}
                aria-roledescription="slide"
                aria-label={`${index + 1} of ${slides.length}: ${slide.label}`}
                className={`min-w-0 shrink-0 grow-0 snap-start pl-5 ${slideClassName}`}
              >
                {slide.content}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className={`mt-4 flex items-center gap-2 noscript:hidden print:hidden ${api ? '' : 'invisible'}`}>
        <CarouselButton name="Previous" onPress={() => move('previous')} possible={api?.canScrollPrev() ?? true}>
          <ArrowLeft />
        </CarouselButton>
        <CarouselButton name="Next" onPress={() => move('next')} possible={api?.canScrollNext() ?? true}>
          <ArrowRight />
        </CarouselButton>
        {rotation.canRun && <PauseButton paused={rotation.stopped} onToggle={rotation.toggle} subject={label} />}
        <p aria-hidden="true" className="ml-auto text-sm text-ink-soft tabular-nums">
          {position + 1} / {slides.length}
        </p>
        <p role="status" className="sr-only">
          {announced}
        </p>
      </div>
      {driver && viewport && <driver.CarouselDriver viewport={viewport} loop={loop} onReady={setApi} />}
    </section>
  )
}
