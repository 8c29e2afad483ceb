import type { INodeProperties } from 'n8n-workflow'
import { accountOptions, callOf, ID_IN_PATH, idOf, pagesOf, shownFor } from '../shared.ts'

const ONE = `=/posts/${ID_IN_PATH.slice(1)}`
const VERSIONED = ['publish', 'schedule', 'unschedule', 'update']
const CONTENT = ['check', 'create', 'update']

const operations: INodeProperties = {
  displayName: 'Operation',
  name: 'operation',
  type: 'options',
  noDataExpression: true,
  displayOptions: { show: { resource: ['post'] } },
  default: 'create',
  options: [
    callOf({
      name: 'Check',
      value: 'check',
      action: 'Check a post',
      description: 'Ask the rules of the networks without storing or sending anything',
      method: 'POST',
      url: '/posts/check',
      isRead: true,
    }),
    callOf({
      name: 'Create',
      value: 'create',
      action: 'Create a draft',
      description: 'Create a draft. It is published only when it is scheduled or published.',
      method: 'POST',
      url: '/posts',
    }),
    callOf({
      name: 'Delete',
      value: 'delete',
      action: 'Delete a post',
      description: 'Move a post into the trash. What was published stays at its networks.',
      method: 'DELETE',
      url: ONE,
    }),
    callOf({
      name: 'Find Free Slot',
      value: 'findSlot',
      action: 'Find a free slot',
      description: 'Find the next free time of the timetable of the accounts',
      method: 'POST',
      url: '/posts/next-slot',
      isRead: true,
    }),
    callOf({
      name: 'Get',
      value: 'get',
      action: 'Get a post',
      description: 'Get a post and what became of it on each account',
      method: 'GET',
      url: ONE,
    }),
    callOf({
      name: 'Get Many',
      value: 'getAll',
      action: 'Get many posts',
      description: 'Get posts, the last changed first',
      method: 'GET',
      url: '/posts',
      isList: true,
    }),
    callOf({
      name: 'Publish Now',
      value: 'publish',
      action: 'Publish a post now',
      description: 'Publish a draft or a planned post at once',
      method: 'POST',
      url: `${ONE}/publish`,
    }),
    callOf({
      name: 'Schedule',
      value: 'schedule',
      action: 'Schedule a post',
      description: 'Plan a post for a time or for the next free slot',
      method: 'POST',
      url: `${ONE}/schedule`,
    }),
    callOf({
      name: 'Unschedule',
      value: 'unschedule',
      action: 'Unschedule a post',
      description: 'Take a post out of the plan. It becomes a draft.',
      method: 'POST',
      url: `${ONE}/unschedule`,
    }),
    callOf({
      name: 'Update',
      value: 'update',
      action: 'Update a post',
      description: 'Change a draft or a planned post',
      method: 'PATCH',
      url: ONE,
    }),
  ],
}

const content: INodeProperties[] = [
  {
    displayName: 'Text',
    name: 'text',
    type: 'string',
    typeOptions: { rows: 4 },
    default: '',
    displayOptions: shownFor('post', ...CONTENT),
    routing: { send: { type: 'body', property: 'text' } },
  },
  {
    displayName: 'Account Names or IDs',
    name: 'accountIds',
    type: 'multiOptions',
    typeOptions: accountOptions ?? {},
    default: [],
    description:
      'Where the post goes. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
    displayOptions: shownFor('post', ...CONTENT),
    routing: {
      send: {
        type: 'body',
        property: 'targets',
        value: '={{ $value.map((accountId) => ({ accountId })) }}',
      },
    },
  },
  {
    displayName: 'Additional Fields',
    name: 'additionalFields',
    type: 'collection',
    placeholder: 'Add Field',
    default: {},
    displayOptions: shownFor('post', ...CONTENT),
    options: [
      {
        displayName: 'Advertising Token',
        name: 'erid',
        type: 'string',
        default: '',
        description: 'The token of an advertising label (erid)',
        routing: { send: { type: 'body', property: 'erid' } },
      },
      {
        displayName: 'File IDs',
        name: 'mediaIds',
        type: 'string',
        default: '',
        description: 'Numbers of files of the library, separated by commas, in their order',
        routing: {
          send: {
            type: 'body',
            property: 'mediaIds',
            value: '={{ String($value).split(",").map((part) => part.trim()).filter(Boolean) }}',
          },
        },
      },
    ],
  },
]

const planning: INodeProperties[] = [
  {
    displayName: 'Version',
    name: 'version',
    type: 'number',
    required: true,
    default: 0,
    description:
      'The version of the post that the change is based on. If somebody changed the post since, nothing is done.',
    displayOptions: shownFor('post', ...VERSIONED),
    routing: { send: { type: 'body', property: 'version' } },
  },
  {
    displayName: 'When',
    name: 'when',
    type: 'options',
    default: 'slot',
    options: [
      { name: 'At a Time', value: 'at' },
      { name: 'In the Next Free Slot', value: 'slot' },
    ],
    displayOptions: shownFor('post', 'schedule'),
    routing: { send: { type: 'body', property: 'when.kind' } },
  },
  {
    displayName: 'Local Time',
    name: 'wallTime',
    type: 'string',
    required: true,
    default: '',
    placeholder: '2027-01-15T10:00',
    displayOptions: { show: { resource: ['post'], operation: ['schedule'], when: ['at'] } },
    routing: { send: { type: 'body', property: 'when.wallTime' } },
  },
  {
    displayName: 'Time Zone',
    name: 'timeZone',
    type: 'string',
    required: true,
    default: 'Europe/Moscow',
    displayOptions: { show: { resource: ['post'], operation: ['schedule'], when: ['at'] } },
    routing: { send: { type: 'body', property: 'when.timeZone' } },
  },
  {
    displayName: 'Account Names or IDs',
    name: 'slotAccountIds',
    type: 'multiOptions',
    typeOptions: accountOptions ?? {},
    required: true,
    default: [],
    description:
      'Accounts that have to be free. Choose from the list, or specify IDs using an <a href="https://docs.n8n.io/code/expressions/">expression</a>.',
    displayOptions: shownFor('post', 'findSlot'),
    routing: { send: { type: 'body', property: 'accountIds' } },
  },
]

const filters: INodeProperties = {
  displayName: 'Filters',
  name: 'filters',
  type: 'collection',
  placeholder: 'Add Filter',
  default: {},
  displayOptions: shownFor('post', 'getAll'),
  options: [
    {
      displayName: 'Account Name or ID',
      name: 'accountId',
      type: 'options',
      typeOptions: accountOptions ?? {},
      default: '',
      description:
        'Choose from the list, or specify an ID using an <a href="https://docs.n8n.io/code/expressions/">expression</a>',
      routing: { send: { type: 'query', property: 'accountId' } },
    },
    {
      displayName: 'Search',
      name: 'search',
      type: 'string',
      default: '',
      description: 'Words of the text',
      routing: { send: { type: 'query', property: 'search' } },
    },
    {
      displayName: 'State',
      name: 'state',
      type: 'options',
      default: 'draft',
      options: [
        { name: 'Cancelled', value: 'cancelled' },
        { name: 'Draft', value: 'draft' },
        { name: 'Failed', value: 'failed' },
        { name: 'Handed Over', value: 'handed_over' },
        { name: 'Missed', value: 'missed' },
        { name: 'Needs Attention', value: 'needs_attention' },
        { name: 'Partly Published', value: 'partly_published' },
        { name: 'Pending Approval', value: 'pending_approval' },
        { name: 'Published', value: 'published' },
        { name: 'Publishing', value: 'publishing' },
        { name: 'Scheduled', value: 'scheduled' },
      ],
      routing: { send: { type: 'query', property: 'state' } },
    },
  ],
}

export const post: INodeProperties[] = [
  operations,
  idOf('post', {
    operations: ['delete', 'get', 'publish', 'schedule', 'unschedule', 'update'],
    displayName: 'Post ID',
  }),
  ...planning,
  ...content,
  ...pagesOf('post'),
  filters,
]
