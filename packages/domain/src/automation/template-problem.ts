import type { AutomationOutput } from '@kadr/contract/automation/planned-runs'
import type { ReelTemplate } from '@kadr/contract/studio/reel-templates'
import { asksWords } from '../studio/templates/spread-words.ts'

/** The kind of reel a rule makes; none for posts. */
export const kindOfOutput = (output: AutomationOutput): ReelTemplate['kind'] | undefined => {
  if (output === 'post') return undefined
  return output === 'carousel' ? 'slideshow' : output
}

/** Why a rule can't make its reels of a template; undefined when it can. */
export const findTemplateProblem = (
  output: AutomationOutput,
  template: Pick<ReelTemplate, 'asks' | 'kind'> | undefined,
): string | undefined => {
  if (!template) return 'Шаблон удалён. Выберите другой или уберите его'
  if (template.kind !== kindOfOutput(output)) {
    return 'Этот шаблон другого вида. Выберите шаблон того же вида, что и рилсы правила'
  }
  if (output === 'own-video') {
    return template.asks.some(({ key }) => key === 'source')
      ? undefined
      : 'Шаблон не спрашивает видео: клипу некуда встать. Отметьте в нём «Видео»'
  }
  return asksWords(template.asks)
    ? undefined
    : 'Шаблон не спрашивает слов: правилу нечего в него вписать. Отметьте в нём слова'
}
