import type { Dice } from './dice.ts'
import {
  apricot,
  apricotPale,
  at,
  box,
  circle,
  cloud,
  green,
  greenLight,
  high,
  hill,
  ink,
  inkSoft,
  lark,
  lowSun,
  middle,
  mint,
  mirrored,
  n,
  type Picture,
  paperDeep,
  path,
  sage,
  sky,
  stroke,
  sun,
  walker,
  white,
  wide,
} from './hand.ts'

/** A kite with its tail, centred on (0, 0). */
const kite = (colour: string, other: string): string =>
  `${path('M0-120 84-10 0 130Z', colour)}${path('M0-120-84-10 0 130Z', other)}${stroke('M0-120 84-10 0 130-84-10ZM0-120V130M-84-10H84')}`

const bows = (points: readonly (readonly [number, number])[], colour: string): string =>
  points.map(([x, y]) => at(x, y, path('M0 0-26-16V16ZM0 0 26-16V16Z', colour), 1, (x * 7) % 60)).join('')

/** Several kites on a gusty day, all held by one hand. */
export function kites(dice: Dice): Picture {
  const person = dice.between(180, 230)
  // The position of that person's hand, at the size they are drawn.
  const hand = [n(person + 95), 543] as const
  const colours = [
    [apricot, apricotPale],
    [sun, white],
    [green, middle],
    [white, sage],
  ] as const
  const places = [
    [620, 225],
    [800, 356],
    [990, 228],
    [440, 300],
  ] as const
  const first = dice.whole(0, 3)
  const strings: string[] = []
  const flying = places.slice(0, dice.whole(3, 4)).map(([aroundX, aroundY], i) => {
    const [x, y] = [aroundX + dice.between(-40, 40), aroundY + dice.between(-20, 30)]
    const turn = dice.between(4, 26)
    const radians = (turn * Math.PI) / 180
    const [footX, footY] = [x - Math.sin(radians) * 106, y + Math.cos(radians) * 106]
    const sag = dice.between(60, 150)
    strings.push(
      `M${hand[0]} ${hand[1]}C${hand[0] + 60} ${n(hand[1] - sag)} ${n(x - 120)} ${n(y + 190)} ${n(x)} ${n(y)}`,
    )
    const [colour, other] = colours[(first + i) % colours.length] ?? colours[0]
    const tail = `M${n(footX)} ${n(footY)}c30 30-30 50 0 86s-24 50 6 84`
    const tied = [
      [footX + 6, footY + 46],
      [footX - 10, footY + 102],
      [footX + 4, footY + 154],
    ] as const
    return `${stroke(tail)}${bows(tied, colour)}${at(x, y, kite(colour, other), 0.82, turn)}`
  })
  const drawing = [
    sky(mint, apricotPale),
    lowSun(dice.between(1010, 1080), dice.between(340, 380), 78),
    cloud(dice.between(140, 200), 150, 0.9, white),
    cloud(dice.between(680, 780), 110, 0.6, white),
    hill(dice, sage, 452, 22, 4),
    hill(dice, middle, 560, 26, 5),
    stroke(strings.join(''), inkSoft, 4),
    ...flying,
    hill(dice, greenLight, 640, 12, 4),
    at(person, 468, walker(dice.pick([apricot, sun])), 1.7),
    path('M-40 750V716C300 680 700 736 1240 700V750Z', ink),
  ].join('')
  return {
    drawing: dice.chance() ? drawing : mirrored(drawing),
    alt: 'Somebody on a hill holding several kites at once on a bright, windy day.',
  }
}

const clock = (hour: number, minute: number): string => {
  const hand = (turn: number, length: number, weight: number) =>
    stroke(`M0 0 ${n(Math.sin(turn) * length)} ${n(-Math.cos(turn) * length)}`, ink, weight)
  const ticks = Array.from({ length: 12 }, (_, i) => {
    const [s, c] = [Math.sin((i * Math.PI) / 6), -Math.cos((i * Math.PI) / 6)]
    return `M${n(s * 118)} ${n(c * 118)}L${n(s * (i % 3 ? 106 : 94))} ${n(c * (i % 3 ? 106 : 94))}`
  }).join('')
  return `${circle(0, 0, 160, green)}${circle(0, 0, 138, white)}${path('M0 0V-138A138 138 0 0 1 119.500 69Z', apricotPale)}${stroke(ticks, ink, 5)}${hand((hour * Math.PI) / 6, 66, 12)}${hand((minute * Math.PI) / 30, 98, 9)}${circle(0, 0, 13, apricot)}`
}

const note = (colour: string, dice: Dice): string => {
  const rows = Array.from({ length: dice.whole(2, 3) }, (_, i) => `M-50 ${-22 + i * 30}H${dice.whole(10, 50)}`).join('')
  return `${path('M-78-78H78V52L52 78H-78Z', colour)}${path('M78 52H52V78Z', ink, 'fill-opacity=".18"')}${stroke(rows, colour === green ? sage : inkSoft, 5)}${circle(0, -66, 11, ink)}`
}

/** Notes all over the wall, one thread that connects them, and a clock. */
export function notesAndClock(dice: Dice): Picture {
  const wall = dice.pick([sage, apricotPale])
  const places = [
    [190, 190],
    [430, 330],
    [180, 470],
    [880, 170],
    [1040, 330],
    [860, 490],
    [440, 130],
  ] as const
  const colours = [white, sun, apricot, wall === sage ? apricotPale : sage, white, green, sun]
  const pinned = places.map(([x, y]) => [x + dice.between(-16, 16), y + dice.between(-14, 14)] as const)
  const thread = pinned
    .map(
      ([x, y], i) =>
        `${i === 0 ? 'M' : 'Q'}${i === 0 ? '' : `${n(x + dice.between(-90, 90))} ${n(y + 40)} `}${n(x)} ${n(y - 64)}`,
    )
    .join('')
  const drawing = [
    box(0, 0, wide, high, 0, wall),
    path('M0 610H1200V750H0Z', paperDeep),
    path('M0 602H1200V618H0Z', white),
    ...pinned.map(([x, y], i) => at(x, y, note(colours[i] ?? white, dice), 0.94, dice.between(-9, 9))),
    stroke(thread, apricot === colours[2] ? inkSoft : ink, 4),
    at(650, 330, clock(dice.whole(1, 11), dice.whole(1, 11) * 5)),
    at(560, 482, lark(greenLight), 1.12),
    at(
      300,
      602,
      `${path('M-50-110H50L42 0H-42Z', apricot)}${stroke('M-20-112-34-200M8-112 4-214M28-112 52-190', ink, 10)}${path('M-34-200-42-216-26-216ZM4-214-4-232 12-232ZM52-190 50-208 64-200Z', sun)}`,
    ),
    at(960, 602, cupOf(dice)),
  ].join('')
  return {
    drawing: dice.chance() ? drawing : mirrored(drawing),
    alt: 'Notes pinned around a clock, joined by a single thread, with a lark underneath.',
  }
}

const cupOf = (dice: Dice): string => {
  const colour = dice.pick([green, apricot])
  return `${stroke('M48-80C92-84 94-24 42-28', colour, 14)}${path('M-56-104H56V-40C56-12 38 0 16 0H-16C-38 0-56-12-56-40Z', colour)}`
}
