import { createElement } from 'react'
import { createRoot } from 'react-dom/client'

const form = createElement(
  'form',
  null,
  createElement('h1', null, 'Welcome to a page that React alone draws in the browser'),
  createElement('label', null, 'Email', createElement('input', { type: 'email' })),
  createElement('button', { type: 'button' }, 'Send'),
)
createRoot(document.getElementById('root')).render(form)
