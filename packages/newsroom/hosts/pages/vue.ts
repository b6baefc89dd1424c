import { createApp } from 'vue';
import { after, before, note } from './data.ts';

const app = createApp({
  data: () => ({ lists: before, isShown: true }),
  methods: {
    note,
    change() {
      this.lists = after;
    },
  },
  template: `<main>
    <button id="change" @click="change">Change</button>
    <button id="toggle" @click="isShown = !isShown">Toggle</button>
    <portada-save-button content-id="4711" name="El temporal" @portada:ready="note"></portada-save-button>
    <portada-most-read v-if="isShown" :lists.prop="lists" load="eager" @portada:ready="note">
      <a href="/">Portada</a>
    </portada-most-read>
  </main>`,
});
app.config.compilerOptions.isCustomElement = (tag: string) => tag.startsWith('portada-');
app.mount('#app');
