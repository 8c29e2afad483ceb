export { composeFromAnswers } from './answers/compose-from-answers.ts'
export { chooseFacts } from './questions/choose-facts.ts'
export { planQuestions } from './questions/plan-questions.ts'
