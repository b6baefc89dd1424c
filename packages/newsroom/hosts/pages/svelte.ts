import { mount } from 'svelte';
import Page from './Page.svelte';

const target = document.querySelector('#app');
if (target) mount(Page, { target });
