import type { Dice } from './dice.ts'
import {
  apricot,
  apricotPale,
  at,
  birds,
  box,
  circle,
  green,
  greenLight,
  high,
  hill,
  ink,
  line,
  lowSun,
  middle,
  mint,
  mirrored,
  type Picture,
  paperDeep,
  path,
  pot,
  sage,
  sky,
  stroke,
  sun,
  white,
  wide,
} from './hand.ts'

/** A running shoe that looks right, its sole on y = 0. About 300 wide. */
const shoe = (upper: string, trim: string): string =>
  `${path('M-140-10C-150-60-142-116-128-140-92-122-64-126-44-146L-30-154C0-112 40-84 96-74 138-66 156-44 154-10Z', upper)}${path('M-128-140C-132-104-138-66-134-34L-92-40C-84-76-70-104-44-146-64-126-92-122-128-140Z', trim)}${path('M96-74C138-66 156-44 154-10H86C84-36 86-58 96-74Z', trim)}${path('M-144-30H152C172-30 174 0 156 2H-138C-156 2-158-30-144-30Z', ink)}${stroke('M-34-118-2-138M-14-96 18-116M10-78 40-98M36-64 62-84', white)}${stroke('M-112-14H130', middle, 4)}`

/** Shoes on the steps, ready to go out into the morning. */
export function shoesOnTheStep(dice: Dice): Picture {
  const [upper, trim] = dice.pick([
    [apricot, green],
    [green, apricot],
    [sun, green],
  ] as const)
  const drawing = [
    sky(mint, apricotPale),
    lowSun(dice.between(800, 880), dice.between(190, 250), 96),
    birds(dice.between(560, 640), 130, 0.9),
    hill(dice, sage, 380, 30, 4),
    hill(dice, middle, 440, 22, 5),
    path('M0 420H500V520H860V620H1050V700H1200V750H0Z', paperDeep),
    path('M0 410H512V432H0ZM492 510H872V532H492ZM852 610H1062V632H852ZM1042 694H1200V716H1042Z', white),
    path('M0 432H492V446H0ZM500 532H852V546H500ZM860 632H1042V646H860Z', line),
    stroke('M40 520H160M210 590H330M70 660H230M420 680H540M300 500H390M640 610H760M700 690H800', line),
    at(dice.between(110, 130), 412, pot(dice, dice.whole(3, 4), dice.pick([green, apricot]))),
    at(322, 408, shoe(upper, trim), 0.96),
    at(682, 508, shoe(upper, trim), 0.96),
  ].join('')
  return {
    drawing: dice.chance() ? drawing : mirrored(drawing),
    alt: 'A pair of running shoes on steps that lead down into a bright morning.',
  }
}

const dumbbell = (colour: string): string =>
  `${box(-96, -70, 192, 26, 10, ink)}${box(-150, -114, 46, 114, 16, colour)}${box(104, -114, 46, 114, 16, colour)}${box(-176, -92, 30, 70, 12, ink)}${box(146, -92, 30, 70, 12, ink)}${stroke('M-132-88V-40M122-88V-40', white, 5)}`

const kettlebell = (colour: string): string =>
  `${stroke('M-52-120C-78-214 78-214 52-120', ink, 30)}${path('M0 0C-70 0-104-36-104-78S-66-150 0-150 104-122 104-78 70 0 0 0Z', colour)}${stroke('M-70-72C-68-44-50-28-28-22', white)}${box(-56, -8, 112, 14, 6, ink)}`

/** Weights on a mat in front of the window, waiting their turn. */
export function weightsOnTheMat(dice: Dice): Picture {
  const wall = dice.pick([sage, apricotPale])
  const bell = dice.pick([apricot, green])
  const drawing = [
    box(0, 0, wide, high, 0, wall),
    windowOnHills(dice),
    path('M0 560H1200V750H0Z', paperDeep),
    path('M0 552H1200V568H0Z', white),
    stroke('M80 700H220M900 724H1040M1080 640H1150', line),
    path('M190 612H1010L1090 700H110Z', greenLight),
    path('M110 700H1090V716H110Z', green),
    stroke('M236 636H964', middle, 5),
    circle(1004, 604, 62, green),
    `<circle cx="1004" cy="604" r="40" fill="none" stroke="${greenLight}" stroke-width="10"/>`,
    circle(1004, 604, 16, greenLight),
    at(372, 664, kettlebell(bell), 1.12),
    at(664, 670, dumbbell(bell === green ? apricot : green), 1.05),
    at(640, 560, dumbbell(sun), 0.72),
    at(120, 568, pot(dice, dice.whole(4, 5), white), 1.1),
  ].join('')
  return {
    drawing: dice.chance() ? drawing : mirrored(drawing),
    alt: 'A kettlebell and two dumbbells on a green mat in front of a sunny window.',
  }
}

function windowOnHills(dice: Dice): string {
  const x = dice.between(440, 560)
  const sunX = dice.between(140, 300)
  const frame = 'M0 0H420V360H0Z'
  return at(
    x,
    96,
    `<clipPath id="pane"><path d="${frame}"/></clipPath><g clip-path="url(#pane)">${path(frame, mint)}${circle(sunX, 170, 110, sun, 'fill-opacity=".35"')}${circle(sunX, 170, 70, sun)}${path('M0 270C120 200 220 260 420 210V360H0Z', sage)}${path('M0 320C140 270 260 330 420 280V360H0Z', middle)}</g><path d="${frame}M210 0V360M0 180H420" fill="none" stroke="${white}" stroke-width="18"/>${box(-30, 360, 480, 24, 8, white)}`,
  )
}
