const scrolledPast = 200
const nearFooter = 20

type View = { scrollY: number; viewportHeight: number; footerTop: number }

/** In sight once the first screen has been left, and out of the way of the footer. All in CSS pixels. */
export const isBannerShown = ({ scrollY, viewportHeight, footerTop }: View): boolean =>
  scrollY > scrolledPast && footerTop - viewportHeight > nearFooter
