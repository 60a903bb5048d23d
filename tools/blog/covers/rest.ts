import type { Dice } from './dice.ts'
import {
  apricot,
  apricotPale,
  at,
  birds,
  box,
  circle,
  cup,
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
  moon,
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

/** A bed under a round window with the moon in it. */
export function nightRoom(dice: Dice): Picture {
  const blanket = dice.pick([apricot, sun])
  const quilt = Array.from(
    { length: 5 },
    (_, i) => `M${520 + i * 110} 452C${500 + i * 110} 520 ${500 + i * 110} 580 ${520 + i * 110} 640`,
  ).join('')
  const stars = Array.from({ length: 12 }, () =>
    circle(dice.between(-150, 150), dice.between(-150, 60), dice.between(2.5, 4.5), white),
  )
  const drawing = [
    box(0, 0, wide, high, 0, greenLight),
    stroke(Array.from({ length: 11 }, (_, i) => `M${60 + i * 108} 0V620`).join(''), green, 4),
    at(
      dice.between(700, 780),
      254,
      `<clipPath id="pane"><circle r="170"/></clipPath>${circle(0, 0, 190, sage)}<g clip-path="url(#pane)">${circle(0, 0, 170, ink)}${stars.join('')}${moon(30, -36, 62)}${path('M-180 80C-90 30 30 110 180 50V180H-180Z', green)}</g><path d="M0-170V170M-170 0H170" fill="none" stroke="${sage}" stroke-width="12"/>`,
      0.86,
    ),
    path('M0 620H1200V750H0Z', green),
    path('M0 612H1200V628H0Z', middle),
    path('M170 300H236V660H170Z', ink),
    circle(203, 292, 34, ink),
    path('M1070 440H1126V660H1070Z', ink),
    circle(1098, 434, 28, ink),
    path('M220 424H1090V620H220Z', white),
    path('M250 452C244 390 300 370 380 376S500 396 496 452Z', white),
    path('M268 440C262 398 306 386 372 390S466 402 464 440Z', sage),
    path('M446 492C640 456 900 448 1090 462V640H440C454 590 456 540 446 492Z', blanket),
    stroke(quilt, white, 5),
    stroke('M452 540C660 520 860 524 1084 534', white, 5),
    path('M440 470C470 430 520 446 600 436 760 420 920 420 1090 436V470C900 450 640 458 440 500Z', white),
    at(112, 622, `${box(-70, -120, 140, 120, 10, apricotPale)}${stroke('M-70-64H70M-12-92H12M-12-34H12', apricot)}`),
    at(112, 502, cup(white, middle), 0.62),
  ].join('')
  return {
    drawing: dice.chance() ? drawing : mirrored(drawing),
    alt: 'A made bed at night under a round window with the moon in it.',
  }
}

/** The same small thing every morning: a cup, a page, and pots that have grown a little taller. */
export function morningCup(dice: Dice): Picture {
  const shelf = dice.pick([
    [white, line],
    [apricot, apricotPale],
  ] as const)
  const sizes = dice.pick([
    [1, 2, 3, 4],
    [2, 3, 4, 5],
  ] as const)
  const colours = [apricot, white, green, sun]
  const drawing = [
    sky(paperDeep, apricotPale),
    lowSun(dice.between(420, 560), dice.between(300, 350), 112),
    birds(dice.between(840, 940), 140),
    hill(dice, sage, 440, 34, 4),
    hill(dice, middle, 500, 24, 5),
    path('M0 580H1200V750H0Z', mint),
    box(0, 566, wide, 34, 0, shelf[0]),
    box(0, 600, wide, 16, 0, shelf[1]),
    at(180, 566, cup(green), 1.3),
    at(400, 566, openBook()),
    ...sizes.map((size, i) => at(620 + i * 150, 566, pot(dice, size, colours[i] ?? apricot), 0.98)),
    stroke('M60 690H240M420 676H520M860 696H1040', sage),
  ].join('')
  return {
    drawing,
    alt: 'A steaming cup, an open notebook and four pots with plants, each a little taller, in the morning sun.',
  }
}

const openBook = (): string =>
  `${path('M0-20C-44-50-92-50-128-36V0H128V-36C92-50 44-50 0-20Z', white)}${stroke('M0-20C-44-50-92-50-128-36V0H128V-36C92-50 44-50 0-20ZM0-20V0', ink)}${stroke('M-96-24C-72-30-48-28-28-18M96-24C72-30 48-28 28-18', greenLight, 4)}${stroke('M60-70 96-30', apricot, 10)}${circle(58, -72, 5, ink)}`
