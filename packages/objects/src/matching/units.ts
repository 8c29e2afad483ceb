import { toToken } from './tokens.ts'

const UNITS: readonly { units: string; object: string }[] = [
  {
    units: 'день дня дней сутки суток неделя недели недель месяц месяца месяцев',
    object: 'hourglass-done',
  },
  { units: 'год года лет', object: 'spiral-calendar' },
  { units: 'час часа часов ч', object: 'hourglass-done' },
  { units: 'минута минуты минут мин секунда секунды секунд сек с', object: 'stopwatch' },
  { units: '₽ руб рубль рубля рублей р', object: 'coin' },
  {
    units: 'г гр грамм граммов грамма кг килограмм килограмма килограммов т тонн тонны',
    object: 'balance-scale',
  },
  { units: 'мл л литр литра литров', object: 'droplet' },
  { units: '° °c °с градус градуса градусов', object: 'thermometer' },
  {
    units:
      'мм см м м² кв метр метра метров сантиметр сантиметра сантиметров миллиметр миллиметра миллиметров',
    object: 'straight-ruler',
  },
  { units: 'км километр километра километров', object: 'motorway' },
  { units: 'ккал калория калории калорий', object: 'balance-scale' },
  { units: 'человек людей клиентов клиента гостей гостя человека', object: 'handshake' },
  { units: 'шагов шаг шага', object: 'footprints' },
  { units: 'звезд звезды', object: 'star' },
  { units: 'вт квт в вольт', object: 'high-voltage' },
]

const objectByUnit = new Map(
  UNITS.flatMap(({ units, object }) =>
    units.split(' ').map((unit) => [toToken(unit).form, object] as const),
  ),
)

/** The object of a number's unit: «20 дней» → an hourglass, «990 ₽» → a coin. */
export const findUnitObject = (unit: string): string | undefined =>
  unit
    .split(/[\s/.]+/u)
    .map((word) => objectByUnit.get(toToken(word).form))
    .find((object) => object !== undefined)
