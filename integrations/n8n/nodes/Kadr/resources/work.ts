import type { INodeProperties } from 'n8n-workflow'
import { callOf, ID_IN_PATH, pagesOf, shownFor } from '../shared.ts'

const ONE = `=/automations/${ID_IN_PATH.slice(1)}`

export const automation: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource: ['automation'] } },
    default: 'run',
    options: [
      callOf({
        name: 'Get',
        value: 'get',
        action: 'Get an automation',
        description: 'Get a rule that makes posts',
        method: 'GET',
        url: ONE,
      }),
      callOf({
        name: 'Get Many',
        value: 'getAll',
        action: 'Get many automations',
        description: 'Get the rules that make posts',
        method: 'GET',
        url: '/automations',
        isList: true,
      }),
      callOf({
        name: 'Run',
        value: 'run',
        action: 'Run an automation',
        description: 'Make one post by a rule now',
        method: 'POST',
        url: `${ONE}/runs`,
      }),
      callOf({
        name: 'Start',
        value: 'start',
        action: 'Start an automation',
        description: 'Switch a rule on',
        method: 'POST',
        url: `${ONE}/start`,
      }),
      callOf({
        name: 'Stop',
        value: 'stop',
        action: 'Stop an automation',
        description: 'Switch a rule off',
        method: 'POST',
        url: `${ONE}/stop`,
      }),
    ],
  },
  {
    displayName: 'Automation ID',
    name: 'id',
    type: 'number',
    required: true,
    default: 1,
    displayOptions: shownFor('automation', 'get', 'run', 'start', 'stop'),
  },
  {
    displayName: 'Additional Fields',
    name: 'runFields',
    type: 'collection',
    placeholder: 'Add Field',
    default: {},
    displayOptions: shownFor('automation', 'run'),
    options: [
      {
        displayName: 'Topic',
        name: 'topic',
        type: 'string',
        default: '',
        description: 'What this post is about, in place of what the rule would take',
        routing: { send: { type: 'body', property: 'topic' } },
      },
    ],
  },
  ...pagesOf('automation'),
]

export const analytics: INodeProperties[] = [
  {
    displayName: 'Operation',
    name: 'operation',
    type: 'options',
    noDataExpression: true,
    displayOptions: { show: { resource: ['analytics'] } },
    default: 'overview',
    options: [
      callOf({
        name: 'Get Overview',
        value: 'overview',
        action: 'Get an overview',
        description: 'Get the figures of a period against the one before',
        method: 'GET',
        url: '/analytics/overview',
      }),
    ],
  },
  {
    displayName: 'Period',
    name: 'length',
    type: 'options',
    default: 'month',
    options: [
      { name: 'Month', value: 'month' },
      { name: 'Quarter', value: 'quarter' },
      { name: 'Week', value: 'week' },
    ],
    displayOptions: shownFor('analytics', 'overview'),
    routing: { send: { type: 'query', property: 'length' } },
  },
]
