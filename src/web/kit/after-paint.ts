/** A tab in the background is not painted: then this is long enough. */
const atTheLatestMs = 150

const frameMs = 16

/** Once what was just drawn can be seen: for work nobody waits for, so that it does not hold up the picture. */
export const afterPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, atTheLatestMs)
    requestAnimationFrame(() => setTimeout(resolve, frameMs))
  })
