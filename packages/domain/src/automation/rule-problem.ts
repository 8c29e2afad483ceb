import type {
  AutomationRule,
  AutomationSourceKind,
} from '@kadr/contract/automation/automation-rule'

type Problem = { field: string; message: string }

/** Sources whose items have enough text for any output. */
const WITH_TOPIC: ReadonlySet<AutomationSourceKind> = new Set([
  'topics',
  'hooks',
  'products',
  'folder',
  'feed',
  'price-list',
  'footage',
])

/** Why a rule can't work regardless of the contents of its source; undefined when it can. */
export const findRuleProblem = ({
  output,
  source,
  language,
  startsOn,
  endsOn,
  targets,
  templateId,
}: Pick<
  AutomationRule,
  'output' | 'source' | 'language' | 'startsOn' | 'endsOn' | 'targets' | 'templateId'
>):
  | Problem
  | undefined => {
  if (output === 'product-demo' && source.kind !== 'products') {
    return { field: 'rule.source', message: 'Демонстрации продукта нужен источник «Продукты»' }
  }
  if (output === 'own-video' && source.kind !== 'footage') {
    return { field: 'rule.source', message: 'Рилсам из видео нужна папка с длинными видео' }
  }
  if (source.kind === 'footage' && output !== 'own-video') {
    return { field: 'rule.output', message: 'Из длинных видео получаются только рилсы' }
  }
  if (output !== 'post' && !WITH_TOPIC.has(source.kind)) {
    return { field: 'rule.output', message: 'Из удачных постов получаются только посты' }
  }
  if (templateId && output === 'post') {
    return { field: 'rule.templateId', message: 'Шаблоны бывают у рилсов. Уберите шаблон' }
  }
  if (output === 'talking-head' && language !== 'ru') {
    return { field: 'rule.language', message: 'Голоса говорят только по-русски. Выберите русский' }
  }
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) {
    return { field: 'rule.endsOn', message: 'Последний день раньше первого. Измените даты' }
  }
  const ids = targets.map(({ connectionId }) => connectionId)
  if (new Set(ids).size !== ids.length) {
    return { field: 'rule.targets', message: 'Аккаунт выбран дважды. Оставьте его один раз' }
  }
  return undefined
}
