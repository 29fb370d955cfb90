import { createElement } from 'react'
import { addons, types } from 'storybook/manager-api'
import { EmbedPanel } from './embed/EmbedPanel'

const ID = 'trade-portal/embed'

addons.register(ID, () => {
  addons.add(ID, {
    title: 'Embed',
    type: types.PANEL,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active = false }) => createElement(EmbedPanel, { active }),
  })
})
