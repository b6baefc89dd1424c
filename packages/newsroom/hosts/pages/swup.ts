import Swup from 'swup';

new Swup({ containers: ['#app'] });
