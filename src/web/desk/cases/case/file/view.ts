/** How a picture is looked at. At 1 the whole of it is in sight. */
export interface View {
  readonly zoom: number
  readonly quarterTurns: 0 | 1 | 2 | 3
}

export interface Size {
  readonly width: number
  readonly height: number
}

const step = 1.25
const most = 6

export const whole: View = { zoom: 1, quarterTurns: 0 }

export const larger = (view: View): View => ({ ...view, zoom: Math.min(most, view.zoom * step) })
export const smaller = (view: View): View => ({ ...view, zoom: Math.max(1, view.zoom / step) })
export const turned = (view: View): View => ({
  ...view,
  quarterTurns: ((view.quarterTurns + 1) % 4) as View['quarterTurns'],
})

const turn = ({ width, height }: Size, { quarterTurns }: View): Size =>
  quarterTurns % 2 === 0 ? { width, height } : { width: height, height: width }

/** How large a picture is drawn within a room, before it is turned, and how much space it takes once it is. */
export function drawn(picture: Size, room: Size, view: View): { readonly size: Size; readonly space: Size } {
  const upright = turn(picture, view)
  const fits = Math.min(room.width / upright.width, room.height / upright.height, 1)
  const scale = fits * view.zoom
  const size = { width: picture.width * scale, height: picture.height * scale }
  return { size, space: turn(size, view) }
}
