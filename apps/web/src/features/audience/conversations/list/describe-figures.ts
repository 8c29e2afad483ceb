import type { AudienceFigures } from '@kadr/contract/audience/audience-figures'
import { formatNumber } from '@kadr/domain/base/plural'
import { describeSeconds } from '../../../../platform/text/moment.ts'

const NBSP = '\u00A0'
const NONE = '–'

const describeShare = (share: number | null) =>
  share === null ? NONE : `${formatNumber(Math.round(share * 100))}${NBSP}%`

export const describeFigures = ({ medianSeconds, answeredShare }: AudienceFigures) => [
  {
    label: 'до первого ответа, медиана за 30 дней',
    value: medianSeconds === null ? NONE : describeSeconds(medianSeconds),
  },
  { label: 'переписок с ответом за 30 дней', value: describeShare(answeredShare) },
]
