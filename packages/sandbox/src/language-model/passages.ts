/** A paragraph in stiff prose, and two rewrites of it by an editor. */
export interface Passage {
  readonly stiff: string;
  readonly edited: readonly [string, string];
}

/**
 * Prepared paragraphs, including the examples that the product offers. Each rewrite contains the protected text in the
 * same order.
 */
export const passages: readonly Passage[] = [
  {
    stiff: `In today's fast-paced world, public libraries play a crucial role in fostering vibrant communities. It is important to note that the library in Harlow offers a wide range of resources, underscoring its commitment to lifelong learning. In 2023, 41,250 residents utilized its services, which serves as a testament to the enduring value of shared spaces. Moreover, opening hours were extended in order to accommodate additional evening visitors. "We come for the quiet," said Maria Okafor, who studies there twice a week. In conclusion, libraries are not only a place to borrow books, but also a pivotal hub that empowers individuals to connect, learn and grow.`,
    edited: [
      `Public libraries help keep communities lively. The library in Harlow offers many resources, because it takes lifelong learning seriously. In 2023, 41,250 residents used its services, which shows that shared spaces still have their value. Opening hours were also extended to make room for more evening visitors. "We come for the quiet," said Maria Okafor, who studies there twice a week. Libraries are not only a place to borrow books, but also one where people connect, learn and grow.`,
      `Public libraries matter to lively communities. The one in Harlow has a wide range of resources and means what it says about lifelong learning. In 2023, 41,250 residents used its services, a sign of the lasting value of shared spaces. It also opened for longer to make room for more visitors in the evening. "We come for the quiet," said Maria Okafor, who studies there twice a week. A library is not only a place to borrow books, but also a hub where people connect, learn and grow.`,
    ],
  },
  {
    stiff:
      "I am writing to inform you that, due to the fact that our supplier in Leeds has encountered unforeseen difficulties, the delivery of your 24 chairs will unfortunately be subject to a delay. It is anticipated that the shipment will arrive on 14 March. We would like to take this opportunity to sincerely apologize for any inconvenience that this may have caused. In the event that you wish to cancel your order, please do not hesitate to reach out to our team at your earliest convenience.",
    edited: [
      "Our supplier in Leeds has run into unforeseen difficulties, so the delivery of your 24 chairs will unfortunately be delayed. We expect that the shipment will arrive on 14 March. We are sorry for any inconvenience that this may have caused. If you wish to cancel your order, please do not hesitate to contact our team soon.",
      "I am sorry to say that our supplier in Leeds has met with unforeseen difficulties, and the delivery of your 24 chairs will be late. We expect the shipment to arrive on 14 March. We apologize for any inconvenience that this may have caused. If you wish to cancel your order, please do not hesitate to get in touch with our team soon.",
    ],
  },
  {
    stiff:
      "It is worth noting that the allotments on Priory Lane have undergone a significant transformation. Prior to 2019, the site did not possess adequate drainage, and numerous gardeners were compelled to abandon their plots. Subsequently, a group of volunteers undertook the installation of 14 soakaways. As a result, the ground no longer floods, and the waiting list currently comprises 62 households.",
    edited: [
      "The allotments on Priory Lane have changed a great deal. Before 2019, the site did not have enough drainage, and many gardeners had to give up their plots. Then a group of volunteers put in 14 soakaways. The ground no longer floods, and 62 households are now on the waiting list.",
      "Much has changed at the allotments on Priory Lane. Before 2019, the site did not drain well enough, and many gardeners were forced to abandon their plots. A group of volunteers later installed 14 soakaways. As a result the ground no longer floods, and the waiting list now has 62 households.",
    ],
  },
  {
    stiff:
      "The utilization of reusable cups represents a pivotal step towards the reduction of waste. However, it should be acknowledged that a cup must be used at least 20 times before it outperforms its disposable counterpart. Consequently, cafés should not merely sell such cups; they ought to encourage customers to bring them back.",
    edited: [
      "Reusable cups are an important step towards less waste. But a cup must be used at least 20 times before it beats a disposable one. So cafés should not merely sell such cups; they ought to encourage customers to bring them back.",
      "Reusable cups are a big step towards less waste. However, a cup must be used at least 20 times before it does better than its disposable counterpart. So cafés should not merely sell such cups; they ought to get customers to bring them back.",
    ],
  },
  {
    stiff:
      "Furthermore, Dr. Amina Yusuf emphasized that the ferry to Lismore does not operate on Sundays during the winter months. Passengers who wish to travel on that day are therefore required to make alternative arrangements. A comprehensive timetable can be accessed at https://ferry.example/winter, and telephone enquiries are accepted between 9:00 and 17:30.",
    edited: [
      "Dr. Amina Yusuf also stressed that the ferry to Lismore does not run on Sundays in the winter months. Passengers who want to travel on that day are therefore required to make other arrangements. The full timetable can be read at https://ferry.example/winter, and telephone enquiries are welcome between 9:00 and 17:30.",
      "As Dr. Amina Yusuf also pointed out, the ferry to Lismore does not run on Sundays during the winter. So passengers who wish to travel on that day are required to plan in another way. The whole timetable can be read at https://ferry.example/winter, and telephone enquiries are taken between 9:00 and 17:30.",
    ],
  },
  {
    stiff:
      "My grandmother possessed a remarkable ability to make every visitor feel valued. She would invariably prepare a pot of tea, irrespective of the hour, and she never permitted anyone to depart without a slice of cake. It was through these small gestures that she demonstrated the depth of her affection.",
    edited: [
      "My grandmother had a remarkable ability to make every visitor feel valued. She would invariably make a pot of tea, whatever the hour, and she never let anyone leave without a slice of cake. With these small gestures she showed how deep her affection was.",
      "My grandmother had a rare ability to make every visitor feel valued. She would invariably put on a pot of tea, whatever the hour, and she never let anyone go without a slice of cake. These small gestures showed the depth of her affection.",
    ],
  },
  {
    stiff:
      "In order to commence the installation, it is necessary to ensure that the power supply has been disconnected. Failure to do so may result in damage to the device. Once the cover has been removed, the 4 screws should be placed in a secure location, as they will be required at a later stage.",
    edited: [
      "Before you start the installation, make sure that the power supply has been disconnected. Failure to do so may damage the device. Once the cover is off, the 4 screws should be put in a safe place, as you will need them later.",
      "To start the installation, make sure that the power supply has been disconnected. Failure to do so may harm the device. When you have removed the cover, the 4 screws should go in a safe place, because they will be needed later.",
    ],
  },
  {
    stiff:
      "The committee has reached the conclusion that the existing bridge is not capable of supporting the weight of modern lorries. In light of this finding, vehicles exceeding 7.5 tonnes will be prohibited from crossing it from 3 June onwards. The committee expressed the view that a replacement could be constructed within a period of 18 months.",
    edited: [
      "The committee has concluded that the existing bridge is not capable of carrying the weight of modern lorries. Vehicles over 7.5 tonnes will therefore be banned from crossing it from 3 June onwards. In the committee's view, a replacement could be built within 18 months.",
      "The committee has come to the conclusion that the bridge as it stands is not capable of bearing the weight of modern lorries. In view of this, vehicles over 7.5 tonnes will be kept from crossing it from 3 June on. A replacement, it believes, could be built within 18 months.",
    ],
  },
];
