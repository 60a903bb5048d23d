import { useState } from 'react'
import {
  convertWeight,
  type StoredWeight,
  storedWeight,
  type TypedWeight,
  typedWeight,
  type WeightUnit,
} from '#domain/body/weight.ts'
import { deviceStorage } from '#web/browser/browser-storage.ts'
import { useHydrated } from '#web/kit/use-hydrated.ts'

const unitKey = 'weight_unit'

const isUnit = (text: string | null): text is WeightUnit => text === 'kg' || text === 'lbs' || text === 'st-lb'

/** A weight in the unit a person thinks in, and what is stored of it. */
export function useTypedWeight(stored: StoredWeight, onChange: (stored: StoredWeight) => void) {
  const usual = useHydrated() ? deviceStorage.getItem(unitKey) : null
  const [shown, setShown] = useState<TypedWeight | null>(null)
  // Converting begins from what was typed, however often the unit is switched: nothing drifts, and it comes back as it was.
  const [typed, setTyped] = useState<TypedWeight | null>(null)
  const weight = shown ?? firstShown(stored, isUnit(usual) ? usual : stored.unit)

  function show(next: TypedWeight) {
    setShown(next)
    onChange(storedWeight(next))
  }

  return {
    weight,
    onType(next: TypedWeight) {
      setTyped(next)
      show(next)
    },
    onUnit(unit: WeightUnit) {
      const from = typed ?? weight
      setTyped(from)
      deviceStorage.setItem(unitKey, unit)
      show(convertWeight(from, unit))
    },
  }
}

const firstShown = (stored: StoredWeight, usual: WeightUnit): TypedWeight =>
  stored.weight === '' ? convertWeight({ unit: stored.unit, amount: '' }, usual) : typedWeight(stored, usual)
