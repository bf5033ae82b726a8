import { mount } from 'svelte'
import App from './App.svelte'
import './app.css'
import { choose, preferred } from './lib/words.svelte'

await choose(preferred())
mount(App, { target: document.getElementById('page')! })
