import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect } from 'react'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>

type CarouselDriverProps = { viewport: HTMLElement; loop: boolean; onReady: (api: CarouselApi) => void }

/** Takes over a row that is already on the page. Loaded after it, so that no page waits for Embla. */
export function CarouselDriver({ viewport, loop, onReady }: CarouselDriverProps) {
  const [attach, api] = useEmblaCarousel({ loop, align: 'start', duration: 22, watchFocus: showFocused })
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => {
    if (!api) return
    onReady(api)
    showFocused(api)
  }, [api, onReady])
  return null
}

/**
 * Brings the slide that has focus into sight, however it got it. Embla would do so only within ten milliseconds of the Tab
 * key: not for a screen reader, for voice control, or on a busy device. A slide that is pressed stays where it is.
 */
function showFocused(api: CarouselApi): false {
  const slide = api.slideNodes().findIndex((one) => one.querySelector(':focus-visible'))
  const shown = api.slideNodes()[slide]?.firstElementChild?.getBoundingClientRect()
  const room = api.rootNode().getBoundingClientRect()
  if (shown && (shown.left < room.left - 1 || shown.right > room.right + 1)) {
    const place = api.internalEngine().slideRegistry.findIndex((together) => together.includes(slide))
    api.scrollTo(place, true)
  }
  return false
}
