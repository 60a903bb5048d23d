import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react'
import { useEffect } from 'react'

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>

type CarouselDriverProps = { viewport: HTMLElement; loop: boolean; onReady: (api: CarouselApi) => void }

/** Takes over a row that is already on the page. Loaded after it, so that no page waits for Embla. */
export function CarouselDriver({ viewport, loop, onReady }: CarouselDriverProps) {
  const [attach, api] = useEmblaCarousel({ loop, align: 'start', duration: 22 })
  useEffect(() => attach(viewport), [attach, viewport])
  useEffect(() => {
    if (api) onReady(api)
  }, [api, onReady])
  return null
}
